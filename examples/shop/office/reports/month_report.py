"""月次レポートの集計。"""

from office.models import Sale
from office.reports.closing import is_in_month


def month_total(sales: list[Sale], month: str) -> int:
    """Sum of a month's sales."""
    return sum(sale.amount for sale in sales if is_in_month(sale.day, month))
