import { HttpError } from '../http/http-error.ts'

/** 在庫。足りないときは 409。 */
export class Stock {
  readonly #left = new Map<string, number>()

  take(productId: string, quantity: number): void {
    const left = this.#left.get(productId) ?? 0
    if (left < quantity) throw new HttpError(409, 'out of stock')
    this.#left.set(productId, left - quantity)
  }

  putBack(productId: string, quantity: number): void {
    this.#left.set(productId, (this.#left.get(productId) ?? 0) + quantity)
  }
}
