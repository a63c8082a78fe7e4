import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { participantWords } from './i18n/participant.ts'

const WEB = import.meta.dirname
const IMPORT = /(?:^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?|\bimport\()'(\.[^']+)'/gm

/** Every file the participants' page is built from, beginning with its entry; types are not part of a build. */
function sourcesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) sourcesOf(join(dirname(file), path), found)
  return found
}

const sources = [...sourcesOf(join(WEB, 'participant.tsx'))]

it('[trust.door-pages] the participants’ page is built from nothing of the researcher’s', () => {
  const names = sources.map((file) => relative(WEB, file))
  expect(names).toEqual(
    expect.arrayContaining(['interview/participant/talk.ts', 'api/participant.ts', 'i18n/en/shared.ts']),
  )
  const others =
    /^(?:app|home|why|research|board|runs|interview\/(?!participant\/))|^api\/(?!client|live|participant|query-client)/
  expect(names.filter((name) => others.test(name))).toEqual([])
  expect(names.filter((name) => name.startsWith('i18n/')).sort()).toEqual([
    'i18n/en/participant.ts',
    'i18n/en/shared.ts',
    'i18n/index.ts',
    'i18n/ja/participant.ts',
    'i18n/ja/shared.ts',
    'i18n/language.ts',
    'i18n/participant.ts',
  ])
})

it('has every word it shows, in both languages', () => {
  const text = sources
    .filter((file) => !relative(WEB, file).startsWith('i18n'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const keys = [...text.matchAll(/'((?:common|chat|errors|broken|interview|shell|why)\.[\w.]+)'/g)].map(
    ([, key]) => key,
  )
  const starts = [...text.matchAll(/`((?:common|chat|errors|broken|interview)\.[\w.]*)\$\{/g)].map(([, start]) => start)
  expect(keys.length).toBeGreaterThan(25)
  expect(new Set(starts)).toEqual(
    new Set(['errors.', 'interview.participant.marks.', 'interview.participant.', 'interview.participant.types.']),
  )
  for (const words of Object.values(participantWords))
    for (const key of [...keys, ...starts]) {
      const parts = (key ?? '').split('.').filter((part) => part !== '')
      const found = parts.reduce<unknown>((inner, part) => Object(inner)[part], words)
      expect({ key, isThere: found !== undefined }).toEqual({ key, isThere: true })
    }
})
