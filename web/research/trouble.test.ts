import { expect, it } from 'vitest'
import { troubleIn } from './trouble.ts'

const TOLD = [
  ['agent 2 timed out after 300000 ms', { kind: 'agent-time' }],
  ['no page could be read: robots-disallow', { kind: 'no-page', because: 'robots-disallow' }],
  ['rate-limited: answered 429', { kind: 'rate-limited' }],
  ['timeout: it took longer than 20 s', { kind: 'timeout' }],
  ['asked to be left alone for a while', { kind: 'rate-limited' }],
  ['there is no document in the folder that can be read', { kind: 'empty-folder' }],
  ['2 not read: a.pdf (broken), b.docx (broken)', { kind: 'documents' }],
  ['something nobody foresaw', { kind: 'other' }],
  [
    'Iteration 2 failed after a retry: 1/3 agents succeeded (no page could be read: network; x)',
    { kind: 'iteration', because: 'network', values: { iteration: '2', succeeded: '1', agents: '3' } },
  ],
] as const

it.each(TOLD)('[research.web-trouble] tells a reader what the server wrote down: %s', (message, trouble) => {
  expect(troubleIn(message)).toEqual(trouble)
})
