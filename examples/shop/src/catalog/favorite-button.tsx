/** お気に入りボタン。押すと onToggle が呼ばれる。 */
export function FavoriteButton({ active, onToggle }: { active: boolean; onToggle(): void }) {
  return (
    <button aria-pressed={active} onClick={onToggle}>
      {active ? '★' : '☆'}
    </button>
  )
}
