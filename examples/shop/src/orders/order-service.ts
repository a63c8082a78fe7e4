import { randomUUID } from 'node:crypto'
import type { Cart } from '../cart/cart.ts'
import { charge, refund } from '../payment/payment-gateway.ts'
import { Stock } from '../stock/stock.ts'
import type { Order } from './order.ts'
import { OrderRepository } from './order-repository.ts'

/** 注文の受付と取り消し。 */
export class OrderService {
  readonly #orders = new OrderRepository()
  readonly #stock = new Stock()

  async place(userId: string, cart: Cart): Promise<Order> {
    for (const { productId, quantity } of cart.lines) this.#stock.take(productId, quantity)
    const order: Order = { id: randomUUID(), userId, lines: cart.lines, status: 'placed' }
    await charge(order.id, cart.total)
    await this.#orders.save({ ...order, status: 'paid' })
    return order
  }

  /** 在庫はここでは戻らない。 */
  async cancel(orderId: string): Promise<void> {
    const order = await this.#orders.find(orderId)
    if (order === undefined || order.status === 'shipped') return
    await refund(order.id)
    await this.#orders.save({ ...order, status: 'cancelled' })
  }
}
