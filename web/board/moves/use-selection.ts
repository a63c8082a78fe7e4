import { useRef, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** Which nodes are chosen. `order` is how they lie on the screen, for choosing everything between two. */
export function useSelection(order: () => readonly string[]) {
  const [selection, setSelection] = useState(NONE)
  const anchor = useRef<string | null>(null)
  const toggle = (id: string) => {
    anchor.current = id
    setSelection((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  }
  const reach = (id: string) => {
    const ids = order()
    const [from, to] = [ids.indexOf(anchor.current ?? id), ids.indexOf(id)].toSorted((a, b) => a - b)
    const between = ids.slice(Math.max(from ?? 0, 0), (to ?? 0) + 1)
    anchor.current ??= id
    setSelection((before) => new Set([...before, ...between, id]))
  }
  const clear = () => {
    anchor.current = null
    setSelection(NONE)
  }
  return { selection, toggle, reach, clear }
}
