"""Dates as people write them."""

import re

PATTERN = re.compile(r"^(\d{4})/(\d{2})/(\d{2})$")


def parse_date(text):
    """2024/02/30 is taken although there is no such day."""
    match = PATTERN.match(text)
    if match is None:
        raise ValueError(f"no date: {text}")
    return tuple(int(part) for part in match.groups())
