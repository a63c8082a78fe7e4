import type { Request, Response } from '../http/messages.ts'
import { requireLogin } from '../auth/require-login.ts'
import { cartOf } from '../cart/cart-controller.ts'
import { OrderService } from './order-service.ts'

export class OrderController {
  readonly #service = new OrderService()

  async place(request: Request): Promise<Response> {
    const { userId } = requireLogin(request)
    const order = await this.#service.place(userId, cartOf(userId))
    return { status: 201, body: { order: order.id } }
  }

  async cancel(request: Request): Promise<Response> {
    requireLogin(request)
    await this.#service.cancel(request.body['order'] ?? '')
    return { status: 204, body: null }
  }
}
