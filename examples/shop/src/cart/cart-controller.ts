import { ValidationError } from '../http/http-error.ts'
import type { Request, Response } from '../http/messages.ts'
import { requireLogin } from '../auth/require-login.ts'
import { findProduct } from '../catalog/product-catalog.ts'
import { Cart } from './cart.ts'

const carts = new Map<string, Cart>()

export function cartOf(userId: string): Cart {
  const cart = carts.get(userId) ?? new Cart()
  carts.set(userId, cart)
  return cart
}

export class CartController {
  async addItem(request: Request): Promise<Response> {
    const { userId } = requireLogin(request)
    const product = findProduct(request.body['product'] ?? '')
    if (product === undefined) throw new ValidationError('product', 'does not exist')
    cartOf(userId).add({ productId: product.id, price: product.price, quantity: Number(request.body['quantity'] ?? 1) })
    return { status: 200, body: { total: cartOf(userId).total } }
  }
}
