import type { OutlineImport } from '../outline.ts'

/** `import a.b as c, d` and `from .a import (b as c, d)`; one statement, comments and line ends still in it. */
export function importsOf(statement: string, line: number): OutlineImport[] {
  const text =
    statement
      .replaceAll(/#[^\n]*/g, '')
      .replaceAll(/[\\()\s]+/g, ' ')
      .split(';')[0]
      ?.trim() ?? ''
  const taken = /^from (\.*(?: ?[\w.]+)?) ?import (.+)$/u.exec(text)
  if (taken !== null) {
    const from = (taken[1] ?? '').replaceAll(' ', '')
    return [{ from, names: namesIn(taken[2] ?? ''), local: '', line }]
  }
  const whole = /^import (.+)$/u.exec(text)
  if (whole === null) return []
  return namesIn(whole[1] ?? '').map(({ name, local }) => ({ from: name, names: [], local, line }))
}

function namesIn(list: string): { name: string; local: string }[] {
  return list
    .split(',')
    .map((each) => /^\s*([\w.*]+)(?: as (\w+))?\s*$/u.exec(each))
    .filter((each) => each !== null)
    .map(([, name = '', local = name]) => ({ name, local }))
}
