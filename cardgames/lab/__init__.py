"""Numbers: rulesets checked by play, matches by the thousand. The same question gets the same answer, however it is
shared out."""
