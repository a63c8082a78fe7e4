import type { Request, Response } from '../http/messages.ts'
import { searchProducts } from './search.ts'

/** 検索画面。 */
export class SearchController {
  async search({ query }: Request): Promise<Response> {
    const found = searchProducts(query['q'] ?? '', query['since'])
    return { status: 200, body: { products: found } }
  }
}
