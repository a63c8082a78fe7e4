"""ログ。Nothing private may be written here."""

LINES = []


def write_log(text):
    LINES.append(text)
