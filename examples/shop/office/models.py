"""Plain records."""

from dataclasses import dataclass


@dataclass
class StockLine:
    product: str
    count: int


@dataclass
class Sale:
    day: str
    amount: int
