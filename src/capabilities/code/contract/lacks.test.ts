import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lack, lackIn } from './lacks.ts'

const JAPANESE = /[\p{Script=Hiragana}]/u

test('[code.lacks-told] what a tool says is read back in either language, with what it is about', () => {
  const said = lack('unreadable', { count: 3, path: '"a (b).ts"' })
  expect(said).toBe('3 folders or files cannot be read, such as "a (b).ts"')
  expect(lackIn(said, 'en')).toBe('3 folders or files cannot be opened by naze, such as "a (b).ts".')
  expect(lackIn(said, 'ja')).toBe('naze が開けないフォルダーやファイルが 3 個あります（"a (b).ts" など）。')
})

test('[code.lacks-told] a sentence without a gap is read back, too', () => {
  expect(lackIn(lack('nameless', {}), 'ja')).toMatch(JAPANESE)
})

test('[code.lacks-told] of words nobody here has made a Japanese reader sees none', () => {
  expect(lackIn('the moon is in the way', 'ja')).toBe('この答えには、足りないものがあるかもしれません。')
})

test('[code.lacks-told] words of a compiler or a system stay with the assistant', () => {
  const said = lack('compiler-silent', { why: 'Maximum call stack size exceeded' })
  expect(said).toContain('Maximum call stack')
  for (const language of ['ja', 'en'] as const) expect(lackIn(said, language)).not.toContain('Maximum')
})

test('[code.lacks-told] every reason of the room is made from the table', () => {
  const room = join(import.meta.dirname, '..')
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?:index|references|search|tools|graph|watch)\/.*(?<!\.test)\.ts$/.test(path),
  )
  const loose = sources.filter((path) => /reasons\.(?:push|add)\(\s*['"`]/.test(readFileSync(join(room, path), 'utf8')))
  expect(sources.length).toBeGreaterThan(20)
  expect(loose).toEqual([])
})
