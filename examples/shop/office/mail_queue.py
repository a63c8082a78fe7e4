"""発送通知メールの待ち行列。"""


class MailQueue:
    def __init__(self):
        self.waiting = []

    def push(self, order_id, address):
        self.waiting.append((order_id, address))

    def flush(self, send):
        while self.waiting:
            order_id, address = self.waiting.pop(0)
            send(address, "発送のお知らせ", str(order_id))
