"""How the commands that count speak: their options, bars, tables and files. Nothing here plays a match."""
