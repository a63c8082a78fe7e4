import type { Agent } from './agent.ts'

/** What an honest assistant did for one request: where it looked, what it took for the slots, what it handed in. */
export interface HonestSession {
  kind: 'fix' | 'feature' | 'rename' | 'typo' | 'docs' | 'change'
  intent: 'IMPLEMENT' | 'MODIFY'
  query: string
  /** The target as the decomposer is to find it. */
  target: string
  looks: readonly (readonly [tool: string, params: object])[]
  /** Slot → what it says, and which look (from 0) shows it. */
  slots: Readonly<Record<string, readonly [value: string, look: number]>>
  understanding: {
    symbols_identified: string[]
    entry_points: string[]
    existing_patterns: string[]
    files_analyzed: string[]
  }
  mayWrite: readonly string[]
  mayNotWrite: readonly string[]
}

const body = (path: string, line: number) => ['get_function_at_line', { path, line }] as const
const lines = (path: string, line: number, to: number) => ['get_function_at_line', { path, line, to }] as const
const symbols = (path: string) => ['get_symbols', { path }] as const
const uses = (name: string) => ['find_references', { name }] as const
const definition = (name: string) => ['find_definitions', { name }] as const

/** On the example shop; each was walked by hand first. */
export const HONEST_SESSIONS: readonly HonestSession[] = [
  {
    kind: 'feature',
    intent: 'IMPLEMENT',
    query: '注文にギフト包装を追加したい',
    target: '注文',
    looks: [
      definition('OrderService'),
      body('src/orders/order-service.ts', 14),
      lines('src/orders/order.ts', 1, 10),
      body('src/orders/order-controller.ts', 10),
      symbols('src/orders/order-repository.ts'),
    ],
    slots: {
      target_feature: ['OrderService', 0],
      observed_issue: ["const order: Order = { id: randomUUID(), userId, lines: cart.lines, status: 'placed' }", 1],
    },
    understanding: {
      symbols_identified: ['OrderService', 'OrderService.place', 'Order', 'OrderController', 'OrderRepository'],
      entry_points: ['OrderController.place', 'OrderService.place'],
      existing_patterns: [
        '`OrderController.place` は `requireLogin` を呼ぶ',
        '`OrderService.place` は `charge` を呼ぶ',
      ],
      files_analyzed: [
        'src/orders/order.ts',
        'src/orders/order-service.ts',
        'src/orders/order-controller.ts',
        'src/orders/order-repository.ts',
      ],
    },
    mayWrite: ['src/orders/order.ts', 'src/orders/gift-wrapping.ts'],
    mayNotWrite: ['src/cart/cart.ts', 'src/payment/gift.ts'],
  },
  {
    kind: 'feature',
    intent: 'IMPLEMENT',
    query: 'カートに数量の上限を追加して',
    target: 'カート',
    looks: [
      body('src/cart/cart.ts', 12),
      body('src/cart/cart-controller.ts', 17),
      uses('Cart'),
      definition('Cart'),
      uses('CartLine'),
    ],
    slots: {
      target_feature: ['Cart', 3],
      observed_issue: ['{ ...known, quantity: known.quantity + line.quantity }', 0],
    },
    understanding: {
      symbols_identified: ['Cart', 'Cart.add', 'CartLine', 'CartController', 'CartController.addItem'],
      entry_points: ['CartController.addItem', 'Cart.add'],
      existing_patterns: ['`CartController.addItem` は `ValidationError` を投げる', '`Cart.add` は `productId` を使う'],
      files_analyzed: [
        'src/cart/cart.ts',
        'src/cart/cart-controller.ts',
        'src/cart/coupon.ts',
        'src/orders/order-service.ts',
      ],
    },
    mayWrite: ['src/cart/cart.ts', 'src/cart/cart-limit.ts'],
    mayNotWrite: ['src/auth/password.ts'],
  },
  {
    kind: 'feature',
    intent: 'IMPLEMENT',
    query: '注文一覧をCSVで出力できるようにする',
    target: '注文一覧',
    looks: [
      body('src/orders/order-list.tsx', 5),
      lines('src/orders/order.ts', 1, 10),
      body('src/orders/order-controller.ts', 10),
      body('src/orders/order-repository.ts', 11),
    ],
    slots: { target_feature: ['OrderList', 0], observed_issue: ['<li key={order.id}>{order.status}</li>', 0] },
    understanding: {
      symbols_identified: ['OrderList', 'Order', 'OrderController', 'OrderRepository', 'OrderRepository.find'],
      entry_points: ['OrderList', 'OrderController.place'],
      existing_patterns: ['`OrderController.place` は `requireLogin` を呼ぶ', '`OrderList` は `order.status` を使う'],
      files_analyzed: [
        'src/orders/order-list.tsx',
        'src/orders/order.ts',
        'src/orders/order-controller.ts',
        'src/orders/order-repository.ts',
      ],
    },
    mayWrite: ['src/orders/order-csv.ts'],
    mayNotWrite: ['src/invoices/invoice-pdf.ts'],
  },
  {
    kind: 'rename',
    intent: 'MODIFY',
    query: 'discountOfをcouponDiscountに改名して',
    target: 'discountOf',
    looks: [body('src/cart/coupon.ts', 9), uses('discountOf'), uses('Cart'), symbols('src/cart/cart.ts')],
    slots: {
      target_feature: ['discountOf', 0],
      observed_issue: ['export function discountOf(cart: Cart, coupon: Coupon): number {', 0],
    },
    understanding: {
      symbols_identified: ['discountOf', 'Coupon', 'Cart', 'Cart.total'],
      entry_points: ['discountOf'],
      existing_patterns: ['`discountOf` は `Math.floor` を返す', '`discountOf` は `Cart.total` を使う'],
      files_analyzed: ['src/cart/coupon.ts', 'src/cart/cart.ts'],
    },
    mayWrite: ['src/cart/coupon.ts'],
    mayNotWrite: ['src/orders/order-service.ts'],
  },
  {
    kind: 'typo',
    intent: 'MODIFY',
    query: 'READMEの誤字を直して',
    target: 'READMEの誤字',
    looks: [lines('README.md', 1, 7)],
    slots: { target_feature: ['README', 0], observed_issue: ['既知の不具合がわざと残してあります。', 0] },
    understanding: { symbols_identified: [], entry_points: [], existing_patterns: [], files_analyzed: ['README.md'] },
    mayWrite: ['README.md', 'CHANGES.md'],
    mayNotWrite: ['package.json', 'src/cart/cart.ts', 'evil.ts'],
  },
  {
    kind: 'change',
    intent: 'MODIFY',
    query: 'セッションの有効期限を60分に変更する',
    target: 'セッションの有効期限',
    looks: [
      lines('src/auth/session-store.ts', 1, 29),
      definition('SessionStore'),
      uses('SessionStore'),
      body('src/auth/login-controller.ts', 12),
      body('src/auth/require-login.ts', 9),
      uses('requireLogin'),
      symbols('src/auth/session-store.ts'),
    ],
    slots: { target_feature: ['SessionStore', 1], observed_issue: ['const THIRTY_MINUTES = 30 * 60 * 1000', 0] },
    understanding: {
      symbols_identified: ['SessionStore', 'SessionStore.open', 'SessionStore.find', 'THIRTY_MINUTES', 'requireLogin'],
      entry_points: ['LoginController.login', 'requireLogin'],
      existing_patterns: ['`SessionStore.open` が `expiresAt` を決める', '`requireLogin` は `sessions.find` を呼ぶ'],
      files_analyzed: ['src/auth/session-store.ts', 'src/auth/login-controller.ts', 'src/auth/require-login.ts'],
    },
    mayWrite: ['src/auth/session-store.ts'],
    mayNotWrite: ['src/users/sign-up.ts'],
  },
  {
    kind: 'feature',
    intent: 'IMPLEMENT',
    query: 'Support several coupons in the cart',
    target: 'cart',
    looks: [
      body('src/cart/coupon.ts', 10),
      lines('src/cart/cart.ts', 1, 27),
      body('src/cart/cart-controller.ts', 18),
      uses('Cart'),
      definition('Cart'),
      symbols('src/cart/cart.ts'),
    ],
    slots: {
      target_feature: ['Cart', 4],
      observed_issue: ['export function discountOf(cart: Cart, coupon: Coupon): number {', 0],
    },
    understanding: {
      symbols_identified: ['Cart', 'discountOf', 'Coupon', 'Cart.total', 'CartController'],
      entry_points: ['discountOf', 'CartController.addItem'],
      existing_patterns: [
        '`discountOf` reads `cart.total` and `coupon.percent`',
        '`CartController.addItem` throws a `ValidationError`',
      ],
      files_analyzed: [
        'src/cart/cart.ts',
        'src/cart/coupon.ts',
        'src/cart/cart-controller.ts',
        'src/shipping/shipping-fee.ts',
      ],
    },
    mayWrite: ['src/cart/coupon.ts', 'src/cart/coupons.ts'],
    mayNotWrite: ['src/auth/auth-service.ts'],
  },
  {
    kind: 'typo',
    intent: 'MODIFY',
    query: 'Fix a typo in the comment of verifyPassword',
    target: 'verifyPassword',
    looks: [
      lines('src/auth/password.ts', 1, 15),
      body('src/auth/password.ts', 7),
      uses('verifyPassword'),
      body('src/auth/auth-service.ts', 9),
      lines('src/users/reset-password.ts', 1, 16),
      lines('src/users/sign-up.ts', 1, 14),
      uses('hashPassword'),
    ],
    slots: {
      target_feature: ['verifyPassword', 1],
      observed_issue: ['/** Throws a RangeError when the password is empty. */', 0],
    },
    understanding: {
      symbols_identified: ['verifyPassword', 'hashPassword', 'AuthService', 'AuthService.authenticate', 'KEY_LENGTH'],
      entry_points: ['verifyPassword', 'AuthService.authenticate'],
      existing_patterns: ['`verifyPassword` throws a `RangeError`', '`AuthService.authenticate` asks `verifyPassword`'],
      files_analyzed: [
        'src/auth/password.ts',
        'src/auth/auth-service.ts',
        'src/users/reset-password.ts',
        'src/users/sign-up.ts',
      ],
    },
    mayWrite: ['src/auth/password.ts'],
    mayNotWrite: ['src/cart/cart.ts'],
  },
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: 'Coupon: the discount is rounded down; round it up',
    target: 'Coupon',
    looks: [body('src/cart/coupon.ts', 10), symbols('src/cart/coupon.ts'), uses('Cart'), symbols('src/cart/cart.ts')],
    slots: { observed_issue: ['return Math.floor((cart.total * coupon.percent) / 100)', 0] },
    understanding: {
      symbols_identified: ['discountOf', 'Coupon', 'Cart'],
      entry_points: ['discountOf'],
      existing_patterns: ['`discountOf` calls `Math.floor`'],
      files_analyzed: ['src/cart/coupon.ts', 'src/cart/cart.ts'],
    },
    mayWrite: ['src/cart/coupon.ts'],
    mayNotWrite: ['office/tax.py'],
  },
  {
    kind: 'docs',
    intent: 'MODIFY',
    query: 'Document the retries of the payment gateway in the README',
    target: 'retries of the payment gateway',
    looks: [
      lines('src/payment/payment-gateway.ts', 1, 20),
      body('src/payment/payment-gateway.ts', 7),
      body('src/payment/retry.ts', 3),
      uses('charge'),
      uses('refund'),
      lines('README.md', 1, 7),
      body('src/orders/order-service.ts', 14),
      body('src/orders/order-service.ts', 23),
      uses('OrderService'),
    ],
    slots: {
      target_feature: ['payment retry', 2],
      observed_issue: ["await retry(3, () => post('/charges', { orderId, amount }))", 1],
    },
    understanding: {
      symbols_identified: ['charge', 'refund', 'retry', 'OrderService', 'OrderService.cancel'],
      entry_points: ['charge', 'OrderService.cancel'],
      existing_patterns: ['`charge` calls `retry`', '`OrderService.cancel` calls `refund`'],
      files_analyzed: [
        'src/payment/payment-gateway.ts',
        'src/payment/retry.ts',
        'src/orders/order-service.ts',
        'README.md',
      ],
    },
    mayWrite: ['README.md'],
    mayNotWrite: ['src/stock/stock.ts'],
  },
]

/** Walks it over MCP; answers what the submission came to. */
export async function walk(agent: Agent, session: HonestSession): Promise<Awaited<ReturnType<Agent['submit']>>> {
  const started = await agent.start(session.intent, session.query)
  const calls: string[] = []
  for (const [tool, params] of session.looks) calls.push((await agent.look(tool, params)).call_id ?? '')
  for (const [slot, [value, look]] of Object.entries(session.slots))
    await agent.fill('update_slot', { slot, value, evidence: { call_id: calls[look] } })
  agent.log.push(`target ${started.frame.target_feature?.value}`)
  return agent.submit(session.understanding)
}
