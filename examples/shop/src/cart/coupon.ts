import type { Cart } from './cart.ts'

export interface Coupon {
  code: string
  percent: number
}

/** クーポンの割引額。端数は切り捨てる。 */
export function discountOf(cart: Cart, coupon: Coupon): number {
  return Math.floor((cart.total * coupon.percent) / 100)
}
