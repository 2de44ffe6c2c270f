"""Memory: transcripts, saves, replay, share codes, and the folders they lie in. Never prints, never decides."""
