import type { Order } from './order.ts'

/** 注文一覧。ページングはまだない。 */
export function OrderList({ orders }: { orders: Order[] }) {
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.id}>{order.status}</li>
      ))}
    </ul>
  )
}
