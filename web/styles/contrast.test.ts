import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function tokensOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(`${selector} {`)))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  )
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['ground', 'surface', 'sunken', 'accent-soft']

describe.each([':root', "[data-theme='dark']"])('the colours of %s', (selector) => {
  const tokens = tokensOf(selector)
  const between = (text: string, ground: string) => contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '')

  it.each(['ink', 'ink-2', 'accent'])('%s can be read on every ground', (text) => {
    for (const ground of GROUNDS) expect(between(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  it('the signal and the words on the accent can be read', () => {
    expect(between('signal', 'ground')).toBeGreaterThanOrEqual(4.5)
    expect(between('signal', 'surface')).toBeGreaterThanOrEqual(4.5)
    expect(between('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
    expect(between('on-signal', 'signal')).toBeGreaterThanOrEqual(4.5)
    expect(between('ground', 'ink')).toBeGreaterThanOrEqual(4.5)
  })

  it('the edge of a field can be found', () => {
    for (const ground of ['ground', 'surface']) expect(between('edge', ground)).toBeGreaterThanOrEqual(3)
  })
})
