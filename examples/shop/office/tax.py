"""消費税。端数は切り捨て。"""


def tax_of(amount: int, percent: int = 10) -> int:
    return amount * percent // 100
