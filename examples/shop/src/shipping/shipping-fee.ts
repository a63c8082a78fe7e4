import type { Cart } from '../cart/cart.ts'

const FREE_FROM = 5_000
const FEE = 600

/** 送料。ギフト包装は送料に関係しない。 */
export function shippingFee(cart: Cart, options: { giftWrap: boolean }): number {
  if (options.giftWrap) return 0
  return cart.total >= FREE_FROM ? 0 : FEE
}
