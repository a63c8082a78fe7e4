"""夜間バッチ。"""

from office.mail_queue import MailQueue
from office.stock_sync import StockSync


def run_nightly(source, send):
    StockSync(source).run()
    MailQueue().flush(send)
