import { expect, test } from 'vitest'
import { indexFacts } from './index-facts.ts'

test('[code.web-index] what index_status answers is read without guessing', () => {
  const hits = [
    { path: '', kind: 'state', symbol: 'indexing', text: '42 files, watched' },
    { path: '', kind: 'progress', text: '10 of 42' },
    { path: '', kind: 'language', symbol: 'typescript', text: '33 files' },
    { path: '', kind: 'files', symbol: 'huge', text: '1 files' },
  ]
  expect(indexFacts({ hits })).toEqual({
    state: 'indexing',
    files: 42,
    isWatched: true,
    progress: '10 / 42',
    languages: [{ name: 'typescript', files: 33 }],
  })
  expect(indexFacts({ hits: [{ path: '', kind: 'state', symbol: 'new state', text: 'many' }] })).toEqual({
    state: null,
    files: null,
    isWatched: false,
    progress: null,
    languages: [],
  })
})
