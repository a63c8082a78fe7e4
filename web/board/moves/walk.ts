/** Steps from card to card: so many trays to the side, so many cards down. */
const STEPS: Readonly<Record<string, readonly [tray: number, card: number]>> = {
  arrowup: [0, -1],
  k: [0, -1],
  arrowdown: [0, 1],
  j: [0, 1],
  arrowleft: [-1, 0],
  h: [-1, 0],
  arrowright: [1, 0],
  l: [1, 0],
}

export function stepOf(key: string): readonly [tray: number, card: number] | undefined {
  return STEPS[key.toLowerCase()]
}

export const traysIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('[data-tray]')]
export const cardsIn = (tray: HTMLElement | undefined) =>
  [...(tray?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].filter((each) => each.checkVisibility())

/** The node whose card this is in, whatever of the card has the keyboard. */
export function nodeAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset['node'] : undefined
}

/** The card one step away from where the keyboard is; a tray without cards is passed over. */
export function cardAfter(frame: HTMLElement, from: Element, [aside, down]: readonly [number, number]) {
  const all = traysIn(frame)
  const tray = from.closest<HTMLElement>('[data-tray]')
  const here = cardsIn(tray ?? undefined)
  const at = here.findIndex((card) => card.closest('[data-node]')?.contains(from))
  if (aside === 0 && at !== -1) return here[at + down]
  const column = all.findIndex((each) => each === tray)
  const others = aside < 0 || down < 0 ? all.slice(0, Math.max(column, 0)).toReversed() : all.slice(column + 1)
  const cards = cardsIn(others.find((each) => cardsIn(each).length > 0))
  return cards[at] ?? cards.at(at === -1 ? 0 : -1)
}
