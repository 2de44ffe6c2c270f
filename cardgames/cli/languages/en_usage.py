"""English: what the library that reads options says of values, in words for people. The first that fits is taken."""
from __future__ import annotations

LINES = {
    "Error: {message}": "Error: {message}",
    "Invalid value for {name}: {why}": "{name} does not fit: {why}",
    "Input should be a valid integer, unable to parse string as an integer": "this is no whole number",
    "Unable to parse input string as an integer, exceeded maximum size": "this number is too long",
    "Input should be a valid number, unable to parse string as a number": "this is no number",
    "Input should be a finite number": "this is no number",
    "Input should be greater than or equal to {least}": "the smallest value is {least}",
    "Input should be less than or equal to {most}": "the largest value is {most}",
}
