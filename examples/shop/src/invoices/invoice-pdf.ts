import type { Order } from '../orders/order.ts'

/** 請求書の PDF。一行ずつ描くので遅い。 */
export function renderInvoice(order: Order): string {
  return order.lines.map(({ productId, price, quantity }) => `${productId} ${price * quantity}`).join('\n')
}
