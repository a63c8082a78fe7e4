import { parseHTML } from 'linkedom'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { aliveIn, BEACONS } from '../../../../test/support/beacons.ts'
import { sampleReport } from '../../../../test/support/research/sample-report.ts'
import { finalMarkdown } from '../engine/index.ts'
import { asDocx } from './as-docx.ts'
import { asHtml } from './as-html.ts'

const oneLine = BEACONS.map((beacon) => beacon.replaceAll('\n', ' '))
const WORDS = { ja: '渡し船の利用者は年間120万人です。', en: 'The ferry carried 1.2 million passengers.' }

describe.each(['ja', 'en'] as const)('[research.run-reports] a report in %s', (language) => {
  const report = sampleReport(language, WORDS[language])

  test('is a page that shows itself: findings, conflicts side by side, numbered sources', () => {
    const html = asHtml(report)
    const { document } = parseHTML(html)
    expect(document.documentElement.getAttribute('lang')).toBe(language)
    expect(document.querySelector('h1')?.textContent).toContain(WORDS[language])
    expect(document.querySelectorAll('.pair blockquote')).toHaveLength(2)
    expect(document.querySelector('li#source-1')?.textContent).toContain('https://a.example/')
    expect(document.querySelector('sup a')?.getAttribute('href')).toBe('#source-1')
    expect(html).toContain(language === 'ja' ? '確信度 65 %' : 'confidence 65 %')
    expect(html).toContain(language === 'ja' ? '人による確認が必要' : 'a person should look')
    expect(html).toContain(language === 'ja' ? '食い違う記述あり' : '· disputed')
    expect(html).toContain('@media print')
  })

  test('is a Word document that Word’s readers understand', async () => {
    const { value, messages } = await mammoth.extractRawText({ buffer: asDocx(report) })
    expect(messages).toEqual([])
    for (const words of [
      WORDS[language],
      '[1]',
      'https://a.example/',
      language === 'ja' ? '確信度 65 %' : 'confidence 65 %',
    ])
      expect(value).toContain(words)
    const { value: html } = await mammoth.convertToHtml({ buffer: asDocx(report) })
    expect(html).toMatch(/<h1>.*<h2>/s)
    expect(html).toContain('<table>')
  })

  test('[research.injection] warns of a source that instructs its readers, in every form', async () => {
    const [source] = report.sources
    if (source === undefined) throw new Error('no source')
    const warned = { ...report, sources: [{ ...source, instructions: 2 }] }
    const warning =
      language === 'ja' ? '情報源[1]には、読み手やAIへの指示が書かれています' : 'source [1] holds instructions'
    const { value } = await mammoth.extractRawText({ buffer: asDocx(warned) })
    const forms = { md: finalMarkdown(warned), html: asHtml(warned), docx: value }
    for (const form of Object.values(forms)) {
      expect(form).toContain(warning)
      expect(form).toContain(language === 'ja' ? '従っていません' : 'which were not followed')
    }
    expect(finalMarkdown(report)).not.toContain(warning)
  })

  test('[research.conflict-also] names everybody who takes a side of a conflict, in every form', async () => {
    const [conflict] = report.conflicts
    const [source] = report.sources
    if (conflict === undefined || source === undefined) throw new Error('no conflict')
    const other = { ...source, number: 2, pageId: 'page-3', url: 'https://c.example/' }
    const { statement1 } = conflict
    const { text, start, end } = statement1
    const also = [{ text, start, end, pageId: 'page-3', source: other.url }]
    const told = {
      ...report,
      sources: [source, other],
      conflicts: [{ ...conflict, statement1: { ...statement1, also } }],
    }
    const { document } = parseHTML(asHtml(told))
    const links = [...(document.querySelector('.pair blockquote')?.querySelectorAll('a') ?? [])]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#source-1', '#source-2'])
    const { value } = await mammoth.extractRawText({ buffer: asDocx(told) })
    expect(value).toContain('[1][2]')
    expect(finalMarkdown(told)).toContain('[1][2]')
  })

  test('is the same file each time', () => {
    expect(asDocx(report).equals(asDocx(structuredClone(report)))).toBe(true)
  })
})

describe('[research.run-reports] what a page said', () => {
  test.each(oneLine)('%j takes effect in none of the files', async (beacon) => {
    const report = sampleReport('en', beacon, 'javascript:alert(1)')
    const { document } = parseHTML(asHtml(report))
    expect(document.querySelectorAll('script, img, iframe, svg, object, embed, link, base, form')).toHaveLength(0)
    const names: string[] = []
    for (const element of document.querySelectorAll('*')) names.push(...element.getAttributeNames())
    expect(names.filter((name) => name.startsWith('on') || name === 'src' || name === 'style')).toEqual([])
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links.filter((href) => href?.startsWith('#source-') !== true)).toEqual([])
    expect(document.body.textContent).toContain(beacon)
    // Its own marks: numbers of sources, which lead nowhere, and breaks in a table.
    expect(aliveIn(finalMarkdown(report).replaceAll(/ (?:\[\d+\])+|<br>/g, ''))).toEqual([])
    const { value } = await mammoth.convertToHtml({ buffer: asDocx(report) })
    expect(value).not.toMatch(/<a |<img/)
  })

  test('with characters no XML may hold is still a document', async () => {
    const { value } = await mammoth.extractRawText({ buffer: asDocx(sampleReport('en', 'a\u0001b\u000b\ufffe<&>"')) })
    expect(value).toContain('ab<&>"')
  })

  test('links only to what a browser opens as a page', () => {
    const { document } = parseHTML(asHtml(sampleReport('en', 'words', 'https://a.example/"onclick="x')))
    const link = document.querySelector('li#source-1 a')
    expect(link?.getAttribute('href')).toBe('https://a.example/"onclick="x')
    expect(link?.getAttribute('rel')).toBe('noreferrer noopener')
    expect(link?.hasAttribute('onclick')).toBe(false)
  })
})
