import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

/** Written by the training scripts in scripts/data. */
const OF_TRAINING = [
  'extract-training',
  'kinds-training',
  'localise-training',
  'masks-training',
  'moves-training',
  'names-ja',
  'wording-training',
]
/** Counted by people who read transcripts. */
const OF_READERS = ['judged-talks']

it('every result is called like the bench that wrote it', () => {
  const results = readdirSync(join(import.meta.dirname, 'results')).map((file) => basename(file, '.json'))
  const strays = results.filter((name) => !existsSync(join(import.meta.dirname, name, 'run.ts')))
  expect(strays.toSorted()).toEqual([...OF_TRAINING, ...OF_READERS].toSorted())
})
