import { expect, test } from 'vitest'
import { registrableDomain, reliabilityOf, sourceTypeOf } from './reliability.ts'

test.each([
  ['https://www.meti.go.jp/policy', 0.95],
  ['https://www.gov.uk/a', 0.95],
  ['https://data.gov/x', 0.95],
  ['https://www.u-tokyo.ac.jp/', 0.9],
  ['https://mit.edu/', 0.9],
  ['https://www.ox.ac.uk/', 0.9],
  ['https://jp.reuters.com/a', 0.85],
  ['https://www3.nhk.or.jp/news/', 0.85],
  ['https://notreuters.com/', 0.7],
  ['https://reuters.com.evil.example/', 0.6],
  ['https://www.toyota.co.jp/', 0.7],
  ['https://example.com/', 0.7],
  ['https://blog.example.com/', 0.5],
  ['https://someone.blogspot.com/', 0.5],
  ['https://note.com/someone', 0.5],
  ['https://qiita.com/x', 0.5],
  ['https://zenn.dev/x', 0.5],
  ['https://notnote.com/', 0.7],
  ['https://example.org/', 0.6],
  ['https://fakego.jp/', 0.6],
  ['local:notes/a.md', 0.6],
  ['file:///tmp/a.gov', 0.6],
  ['not an address', 0.6],
])('[research.reliability] %s is %s', (url, score) => {
  expect(reliabilityOf(url)).toBe(score)
})

test("[research.reliability] a user's table comes first, matched on the registrable domain", () => {
  const table = { 'example.com': 0.2, 'Press.example.org': 0.9, 'co.jp': 0.1 }
  expect(reliabilityOf('https://www.example.com/', table)).toBe(0.2)
  expect(reliabilityOf('https://notexample.com/', table)).toBe(0.7)
  expect(reliabilityOf('https://press.example.org/', table)).toBe(0.9)
  expect(reliabilityOf('https://www.example.org/', table)).toBe(0.6)
  expect(reliabilityOf('https://www.toyota.co.jp/', table)).toBe(0.7)
})

test('a registrable domain is what somebody had to register', () => {
  expect(
    ['a.b.example.com', 'www.toyota.co.jp', 'x.example.co.uk', 'example.jp', 'localhost'].map(registrableDomain),
  ).toEqual(['example.com', 'toyota.co.jp', 'example.co.uk', 'example.jp', 'localhost'])
})

test('kinds of sources are told by their host, or not at all', () => {
  expect(
    ['https://a.go.jp/', 'https://a.ac.jp/', 'https://bbc.com/', 'https://note.com/', 'local:a'].map(sourceTypeOf),
  ).toEqual(['official', 'academic', 'news', 'community', null])
})
