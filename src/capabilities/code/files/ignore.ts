/** The rules of one .gitignore, for paths relative to the folder it lies in. */
export class IgnoreRules {
  readonly #rules: { pattern: RegExp; not: boolean; foldersOnly: boolean }[]

  constructor(text: string) {
    this.#rules = text
      .split(/\r?\n/)
      .map((line) => line.replace(/(?<!\\)\s+$/, ''))
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map(readRule)
  }

  /** Undefined where no rule speaks of it, so that the folder above may. */
  ignores(path: string, isFolder: boolean): boolean | undefined {
    for (let n = this.#rules.length - 1; n >= 0; n--) {
      const rule = this.#rules[n]
      if (rule === undefined || (rule.foldersOnly && !isFolder)) continue
      if (rule.pattern.test(path)) return !rule.not
    }
    return undefined
  }
}

function readRule(line: string): { pattern: RegExp; not: boolean; foldersOnly: boolean } {
  const not = line.startsWith('!')
  let glob = not ? line.slice(1) : line
  const foldersOnly = glob.endsWith('/')
  if (foldersOnly) glob = glob.slice(0, -1)
  const anchored = glob.includes('/')
  if (glob.startsWith('/')) glob = glob.slice(1)
  const start = anchored ? '^' : '^(?:.*/)?'
  try {
    return { pattern: new RegExp(`${start}${toPattern(glob)}$`, 's'), not, foldersOnly }
  } catch {
    // Git ignores a rule it cannot read, too.
    return { pattern: /(?!)/, not, foldersOnly }
  }
}

export function toPattern(glob: string): string {
  let out = ''
  for (let at = 0; at < glob.length; at++) {
    const mark = glob[at] ?? ''
    if (glob.startsWith('**/', at)) {
      out += '(?:.*/)?'
      at += 2
    } else if (glob.startsWith('**', at)) {
      out += '.*'
      at++
    } else if (mark === '*') out += '[^/]*'
    else if (mark === '?') out += '[^/]'
    else if (mark === '[') {
      const end = glob.indexOf(']', at + 2)
      if (end === -1) out += '\\['
      else {
        out += `[${glob
          .slice(at + 1, end)
          .replace(/^!/, '^')
          .replaceAll('\\', '\\\\')}]`
        at = end
      }
    } else if (mark === '\\' && at + 1 < glob.length) out += escaped(glob[++at] ?? '')
    else out += escaped(mark)
  }
  return out
}

function escaped(mark: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(mark) ? `\\${mark}` : mark
}
