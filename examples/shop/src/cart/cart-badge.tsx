/** ヘッダーに出る、かごの中の数。 */
export function CartBadge({ count }: { count: number }) {
  return count === 0 ? null : <span className="badge">{count}</span>
}
