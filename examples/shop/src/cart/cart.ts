export interface CartLine {
  productId: string
  price: number
  quantity: number
}

/** 買い物かご。同じ商品は一行にまとめる。 */
export class Cart {
  readonly #lines = new Map<string, CartLine>()

  add(line: CartLine): void {
    const known = this.#lines.get(line.productId)
    this.#lines.set(line.productId, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }

  remove(productId: string): void {
    this.#lines.delete(productId)
  }

  get lines(): CartLine[] {
    return [...this.#lines.values()]
  }

  get total(): number {
    return this.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  }
}
