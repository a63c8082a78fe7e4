import type { IndexedFile } from '../../index/symbol-table.ts'
import { literal } from '#text/literal.ts'

/** The modules `requests.cookies.` may mean before a name, by what the file has imported. */
export function modulesBefore({ outline }: IndexedFile, before: string): string[] {
  const dotted = /(?<![\w.])((?:\w+\.)+)$/.exec(before)?.[1]
  if (dotted === undefined) return []
  const [first = '', ...rest] = dotted.slice(0, -1).split('.')
  return outline.imports.flatMap(({ from, names, local }) => {
    if (names.length === 0) {
      // `import a.b` gives the name `a`; `import a.b as c` gives `c`, which is all of `a.b`.
      const isPlain = local === '' || local === from
      if ((isPlain ? from.split('.')[0] : local) !== first) return []
      return [[isPlain ? first : from, ...rest].join('.')]
    }
    return names
      .filter((taken) => taken.local === first)
      .map((taken) => [from.endsWith('.') ? `${from}${taken.name}` : `${from}.${taken.name}`, ...rest].join('.'))
  })
}

/** Whether the function around a line has a variable or parameter of its own under this name. */
export function isLocalThere({ outline }: IndexedFile, text: string, line: number, name: string): boolean {
  const around = outline.symbols.filter(
    ({ kind, line: first, endLine }) => /^(?:function|method)$/.test(kind) && first < line && line <= endLine,
  )
  if (around.length === 0) return false
  const word = literal(name)
  const bound = new RegExp(
    `^[ \\t]*(?:[\\w.]+[ \\t]*,[ \\t]*)*${word}[ \\t]*(?:,[^=\\n(]*)?(?::[^=\\n]*)?=(?!=)|\\bfor\\s[^\\n]*\\b${word}\\b[^\\n]*\\sin\\b`,
    'm',
  )
  const lines = text.split('\n')
  return around.some(({ line: first, endLine, signature }) => {
    const body = lines.slice(first, endLine).join('\n')
    if (new RegExp(`\\b(?:global|nonlocal)\\b[^\\n]*\\b${word}\\b`).test(body)) return false
    return bound.test(body) || new RegExp(`[(,]\\s*\\*{0,2}${word}\\s*[,:=)]`).test(signature)
  })
}
