import { LoginController } from './auth/login-controller.ts'
import { CartController } from './cart/cart-controller.ts'
import { OrderController } from './orders/order-controller.ts'
import { SearchController } from './catalog/search-controller.ts'
import { Router } from './http/router.ts'

/** お店の入口。画面ごとのコントローラーをつなぐ。 */
export function makeApp(): Router {
  const router = new Router()
  const login = new LoginController()
  const cart = new CartController()
  const orders = new OrderController()
  const search = new SearchController()
  router.post('/login', (request) => login.login(request))
  router.post('/logout', (request) => login.logout(request))
  router.post('/cart/items', (request) => cart.addItem(request))
  router.post('/orders', (request) => orders.place(request))
  router.post('/orders/cancel', (request) => orders.cancel(request))
  router.get('/search', (request) => search.search(request))
  return router
}
