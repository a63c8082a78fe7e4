/** How a page says it is written, in the order of whom to believe: its first bytes, the server, the page, the bytes. */
const BOMS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
]
const META = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:-]{2,40})/i
const XML = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:-]{2,40})["']/i
/** How ISO-2022-JP begins what is not ASCII. */
const ESCAPES = ['\u001b$@', '\u001b$B', '\u001b(J', '\u001b(I']
const GUESSES = ['shift_jis', 'euc-jp']

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

function fits(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

/** Kana and common marks are what Japanese text is full of; the wrong charset gives rare characters instead. */
function likeness(text: string): number {
  const wide = text.match(/[\u0080-\uffff]/g)?.length ?? 0
  if (wide === 0) return 0
  const kana = text.match(/[\u3040-\u30ff\u3000-\u3002\uff01-\uff5e]/g)?.length ?? 0
  const odd = text.match(/[\uff61-\uff9f\u0080-\u00a0\ue000-\uf8ff]/g)?.length ?? 0
  return (kana - 2 * odd) / wide
}

function guess(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 65_536)
  const start = Buffer.from(sample)
  if (ESCAPES.some((escape) => start.includes(escape))) return 'iso-2022-jp'
  if (fits(sample, 'utf-8') !== undefined) return 'utf-8'
  let best = { charset: 'windows-1252', likeness: 0.1 }
  for (const charset of GUESSES) {
    const text = fits(sample, charset)
    const score = text === undefined ? 0 : likeness(text)
    if (score > best.likeness) best = { charset, likeness: score }
  }
  return best.charset
}

/** The charset's name as TextDecoder spells it. */
export function charsetOf(bytes: Uint8Array, contentType: string): string {
  const bom = BOMS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))
  if (bom) return bom[0]
  const header = known(/charset\s*=\s*["']?\s*([\w:-]+)/i.exec(contentType)?.[1])
  if (header !== undefined) return header
  const start = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1')
  const said = known(META.exec(start)?.[1] ?? XML.exec(start)?.[1])
  // What can be read like this is not UTF-16, whatever it says.
  if (said !== undefined) return said.startsWith('utf-16') ? 'utf-8' : said
  return guess(bytes)
}

export function decode(bytes: Uint8Array, contentType: string): { text: string; charset: string } {
  const charset = charsetOf(bytes, contentType)
  return { text: new TextDecoder(charset).decode(bytes), charset }
}
