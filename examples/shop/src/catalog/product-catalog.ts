export interface Product {
  id: string
  name: string
  price: number
  releasedOn: string
}

const products = new Map<string, Product>()

export function findProduct(id: string): Product | undefined {
  return products.get(id)
}

export function allProducts(): Product[] {
  return [...products.values()]
}
