import type { CartLine } from '../cart/cart.ts'

export type OrderStatus = 'placed' | 'paid' | 'shipped' | 'cancelled'

export interface Order {
  id: string
  userId: string
  lines: CartLine[]
  status: OrderStatus
}
