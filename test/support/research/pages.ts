import type { z } from 'zod'
import { type Citation, PageOutput } from '../../../src/capabilities/research/contract.ts'

type Snapshot = z.infer<typeof PageOutput>

const filler = (about: string) => Array.from({ length: 24 }, (_, index) => `${about}${index + 1}。`).join('')

const page = (pageId: string, url: string, reliabilityScore: number, title: string, text: string): Snapshot =>
  PageOutput.parse({
    pageId,
    url,
    title,
    text,
    reliabilityScore,
    fetchedAt: '2026-11-16T05:58:12.000Z',
    published: pageId === 'p4' ? '' : '2026-04-0' + pageId.slice(1),
    language: 'ja',
    hash: `hash-${pageId}`,
    originId: pageId === 'p5' ? 'o1' : `o${pageId.slice(1)}`,
    instructions: [],
  })

/** A town's bus line as five pages tell it: they agree, disagree, and one is a copy. */
export const PAGES: readonly Snapshot[] = [
  page(
    'p1',
    'https://www.town.example.go.jp/bus/2026/report/%E5%88%A9%E7%94%A8%E7%8A%B6%E6%B3%81?lang=ja',
    0.95,
    '令和7年度 町営バス「みどり号」利用状況報告書および令和8年度以降の運行計画（案）に関する住民説明会資料の概要について',
    `町営バスの概要\n\n${filler('この節は運行の背景を説明しています')}\n\nみどり号の1日あたりの利用者数は412人でした。運行は2024年4月に始まりました。\n\n${filler('資料の続きです')}`,
  ),
  page(
    'p2',
    'https://news.example.com/local/midori-bus',
    0.85,
    'みどり号、利用者は伸び悩み',
    `みどり号の1日あたりの利用者数は187人でした。町は運賃を据え置く方針です。\n\n${filler('記事の続きです')}`,
  ),
  page(
    'p3',
    'https://blog.example.net/bus',
    0.45,
    'バスに乗ってみた',
    '乗ってみました。運行は2025年10月に始まりました。高齢の利用者が増えています。冬の運休はどうなるのでしょうか。',
  ),
  page(
    'p4',
    'local:minutes/%E8%AD%B0%E4%BA%8B%E9%8C%B2-03.md',
    0.6,
    '地域交通会議 議事録',
    `第3回会議。高齢の利用者が増えています。運賃は200円のまま据え置きます。\n\n${filler('議事の続きです')}`,
  ),
  page(
    'p5',
    'https://mirror.example.org/bus',
    0.6,
    '町営バス利用状況（転載）',
    'みどり号の1日あたりの利用者数は412人でした。運行は2024年4月に始まりました。',
  ),
]

export function pageOf(pageId: string): Snapshot {
  const found = PAGES.find((one) => one.pageId === pageId)
  if (found === undefined) throw new Error(`no page ${pageId}`)
  return found
}

/** Where a sentence stands in a page; a sentence that does not stand there is a mistake of the test. */
export function cite(source: number, pageId: string, text: string): Citation {
  const start = pageOf(pageId).text.indexOf(text)
  if (start === -1) throw new Error(`${pageId} does not say ${text}`)
  return { source, pageId, text, start, end: start + text.length }
}
