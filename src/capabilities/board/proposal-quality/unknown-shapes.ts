/** Looks into a value of unknown shape without ever throwing; what is not as expected is simply not there. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export interface PlacedText {
  path: string
  text: string
}

const DEEPEST = 6

/** Every string inside a value with the path to it; `skip` names the keys whose strings are not wanted. */
export function textsIn(value: unknown, skip: ReadonlySet<string>): PlacedText[] {
  const found: PlacedText[] = []
  const walk = (at: unknown, path: string, depth: number): void => {
    if (typeof at === 'string') found.push({ path, text: at })
    else if (typeof at === 'object' && at !== null && depth < DEEPEST) {
      if (Array.isArray(at)) at.forEach((item, index) => walk(item, `${path}[${index}]`, depth + 1))
      else
        for (const [key, member] of Object.entries(at))
          if (!skip.has(key)) walk(member, path === '' ? key : `${path}.${key}`, depth + 1)
    }
  }
  walk(value, '', 0)
  return found
}
