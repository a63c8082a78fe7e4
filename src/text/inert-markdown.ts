import { MASK } from './pii/masks/masks.ts'

/** Alone a mask means nothing in Markdown, and it is to stay readable. */
const OWN_MASK = `${MASK.source}(?![[(:])`
/**
 * What a reader of Markdown makes a link of by itself: an address with a scheme or none, www, mail. Bounded, so that a
 * long word is not looked at from each of its letters.
 */
const ADDRESS = [
  String.raw`(?:[a-z][a-z0-9+.-]{0,20}:)?//[!-_a-~]*`,
  String.raw`(?:www\.|mailto:|xmpp:)[!-_a-~]*`,
  String.raw`[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`,
].join('|')
/** Read as the character it stands for, it could spell any of the above. */
const ENTITY = String.raw`&(?=#?\w+;)`

const IN_WORDS = new RegExp(`${OWN_MASK}|${ADDRESS}|${ENTITY}|[\\\\\`*_{}#|~<>[\\]]`, 'giu')
/** Before anything else a backslash is a backslash. */
const ESCAPE = String.raw`\\[!-/:-@[-\x60{-~]`
const IN_MARKDOWN = new RegExp(`${ESCAPE}|${OWN_MASK}|${ADDRESS}|${ENTITY}|[\\\\\`<[\\]]`, 'giu')

/** People's words as words: no heading, link, image or tag of theirs takes effect, and no address is one to click. */
export function inertWords(text: string): string {
  return text
    .replace(/\s*[\r\n\u2028\u2029]+\s*/gu, ' ')
    .replace(IN_WORDS, (found) => (isMask(found) ? found : inert(found)))
    .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/u, (_, space: string, mark: string) =>
      /\d/u.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    )
}

/** Markdown that keeps its headings, lists and emphasis, and in which nothing is fetched, run or followed. */
export function inertMarkdown(markdown: string): string {
  return (
    markdown
      // A backslash that would only hide an address from us.
      .replace(new RegExp(ESCAPE, 'gu'), (pair) => (/[/:.@&]/.test(pair) ? pair.slice(1) : pair))
      // Any other one stays: a second would take away what the first does.
      .replace(IN_MARKDOWN, (found) => (/^\\./.test(found) || isMask(found) ? found : inert(found)))
  )
}

const isMask = (found: string): boolean => found.length > 1 && found.startsWith('[')

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** An address is shown as code, which no reader of Markdown looks into. */
function inert(found: string): string {
  if (found.length > 1) return `\`${found}\``
  return ENTITIES[found] ?? `\\${found}`
}
