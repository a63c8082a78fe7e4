"""在庫連携。Copies stock between the warehouse and the shop."""

from office.log import write_log
from office.models import StockLine


class StockSync:
    """Takes the warehouse's count for each product."""

    def __init__(self, source):
        self.source = source

    def run(self):
        lines = [StockLine(product, count) for product, count in self.source.items()]
        for line in lines:
            write_log(f"stock {line.product} {line.count}")
        return lines
