"""締め日の判定。"""


def is_in_month(day: str, month: str) -> bool:
    """The first day of the next month still counts: a bug."""
    return day[:7] == month or day == next_first(month)


def next_first(month: str) -> str:
    year, number = (int(part) for part in month.split("-"))
    return f"{year + number // 12}-{number % 12 + 1:02d}-01"
