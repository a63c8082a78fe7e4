import { HttpError } from './http-error.ts'
import type { Request, Response } from './messages.ts'

type Handler = (request: Request) => Promise<Response>

/** Finds who answers a request; an HttpError becomes its status, anything else a 500. */
export class Router {
  readonly #routes = new Map<string, Handler>()

  get(path: string, handler: Handler): void {
    this.#routes.set(`GET ${path}`, handler)
  }

  post(path: string, handler: Handler): void {
    this.#routes.set(`POST ${path}`, handler)
  }

  async handle(method: string, path: string, request: Request): Promise<Response> {
    const handler = this.#routes.get(`${method} ${path}`)
    if (handler === undefined) return { status: 404, body: { error: 'not found' } }
    try {
      return await handler(request)
    } catch (error) {
      if (error instanceof HttpError) return { status: error.status, body: { error: error.message } }
      return { status: 500, body: { error: 'internal error' } }
    }
  }
}
