import { basename } from 'node:path/posix'
import { identifierWords } from '../frame/words.ts'
import { kindOf } from '../ranking/files/kind.ts'

const TEST_PARTS = /^tests?[_-]|[._-](?:tests?|spec|e2e|test-d|unit)$|Tests?$/gu

/** Whether a path is that of a test of this file, by their names: `tests/test_serving.py` and `serving.py`. */
export function isTestOf(test: string, file: string): boolean {
  if (kindOf(test) !== 'test' || kindOf(file) === 'test') return false
  const subject = bare(subjectOf(test))
  const name = bare(basename(file).replace(/\.\w+$/u, ''))
  // test_serving_log tests serving; test_log does not.
  return name !== '' && (subject === name || subject.startsWith(`${name}_`))
}

/** Whether a test is named after a thing of the code: `kill-worker.test.ts` after `killWorker`, or after the folder it is in. */
export function isTestNamedAfter(test: string, name: string): boolean {
  if (kindOf(test) !== 'test') return false
  const [subject, words] = [identifierWords(subjectOf(test)), identifierWords(name)]
  return words.length > 1 && words.every((word, n) => subject[n] === word)
}

const subjectOf = (test: string): string =>
  basename(test)
    .replace(/\.\w+$/u, '')
    .replaceAll(TEST_PARTS, '')

const bare = (name: string): string => name.toLowerCase().replaceAll(/[.-]+/gu, '_')
