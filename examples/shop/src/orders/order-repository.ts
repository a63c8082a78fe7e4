import type { Order } from './order.ts'

export class OrderRepository {
  readonly #orders = new Map<string, Order>()

  async save(order: Order): Promise<void> {
    this.#orders.set(order.id, order)
  }

  async find(id: string): Promise<Order | undefined> {
    return this.#orders.get(id)
  }
}
