import type { Language } from '../contract/engine.ts'
import { firstName } from './whose.ts'

/** A town, a village or the like by its name; 港町地区 is a part of one. */
const PLACE =
  /(?<![\p{Script=Han}])([\p{Script=Han}\p{Script=Katakana}ーヶケ]{1,6}[市町村])(?=[のはでがにと、からへ\s]|$)(?!の(?:男性|女性|集積所|会社員))/gu
const QUOTED = /「([^」]{2,20})」/gu
const ENGLISH_NAME = /\b\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)+/gu
/** A name with the number of its edition: ツチカ3, Larkdesk 5, H2. */
const EDITION = /([\p{Script=Katakana}ー]{2,}|\b[A-Z][A-Za-z]*)\s?(\d+(?:\.\d+)*)(?!\d|[年月日%])/gu
/** A line, a train or a ship by its name. */
const LINE =
  /(?:[\p{Script=Hiragana}]{2,5}|[\p{Script=Katakana}ー]{2,8}|\p{Script=Han}{1,4})[線号丸](?!\p{Script=Han})/gu
const NEIGHBOUR = /隣(?:の|接する|町|市|県)|近隣の|\bneighbou?ring\b/iu

/** Tells what a topic is about from things of the same kind that documents mention beside it. */
export class OtherThings {
  readonly #topic: string
  readonly #language: Language
  readonly #places: readonly string[]
  readonly #names: readonly string[]
  readonly #editions: readonly { name: string; number: string }[]
  readonly #lines: readonly string[]

  constructor(topic: string) {
    this.#topic = topic.normalize('NFKC')
    this.#language = /[\u3040-\u9fff]/u.test(topic) ? 'ja' : 'en'
    this.#editions = Array.from(this.#topic.matchAll(EDITION), ([, name = '', number = '']) => ({
      name: name.toLowerCase(),
      number,
    }))
    this.#lines = Array.from(this.#topic.matchAll(LINE), ([line]) => line)
    this.#places = Array.from(this.#topic.matchAll(PLACE), ([, place = '']) => place)
    this.#names = [
      ...Array.from(this.#topic.matchAll(QUOTED), ([, name = '']) => name),
      ...(this.#topic.match(ENGLISH_NAME) ?? []).map((name) =>
        name.replace(/^(?:How|What|When|Why|Who|Where|The|Was|Is|Has|Did|Does) /u, ''),
      ),
    ]
  }

  /** A page by another town, or titled by another thing of its kind: what it does not say of the topic is of that one. */
  isElsewhere(title: string, byline: string): boolean {
    const head = `${title} ${byline}`.normalize('NFKC')
    if (
      this.#names.some((name) => head.includes(name)) ||
      this.#places.some((place) => head.includes(place.slice(0, -1)))
    )
      return false
    const lines = Array.from(title.normalize('NFKC').matchAll(LINE), ([line]) => line)
    if (this.#lines.length > 0 && lines.length > 0) return !lines.some((line) => this.#isOwnLine(line))
    const places = Array.from(head.matchAll(PLACE), ([, place = '']) => place)
    return this.#places.length > 0 && places.length > 0
  }

  readonly #isOwnLine = (line: string) => this.#lines.some((own) => line.endsWith(own) || own.endsWith(line))

  /** Another edition of what the topic names with a number, and not the topic's own: Fernwick 3.9 beside Fernwick 4.0. */
  isOtherEdition(text: string): boolean {
    const plain = text.normalize('NFKC')
    return this.#editions.some(({ name, number }) => {
      const told = Array.from(plain.matchAll(EDITION), ([, own = '', which = '']) => ({ own, which })).filter(
        ({ own }) => own.toLowerCase() === name,
      )
      return told.length > 0 && told.every(({ which }) => which !== number && !which.startsWith(`${number}.`))
    })
  }

  /** 本町 and 当市 are the town of whoever writes. */
  isWritersOwn(text: string, byline: string): boolean {
    const [, kind] = /(?:本|当|わが|我が)([市町村])(?=[のはでがに])/u.exec(text) ?? []
    if (kind === undefined) return false
    const places = Array.from(byline.normalize('NFKC').matchAll(PLACE), ([, place = '']) => place)
    return places.length > 0 && !places.some((place) => this.#places.includes(place))
  }

  /** 市は, 市の, in a page that is about no other: the topic's own city is meant. */
  isMeant(text: string): boolean {
    const [kind] = this.#places.map((place) => place.slice(-1))
    return (
      kind !== undefined &&
      new RegExp(`(?:^|[、。])(?:[^、。]{0,10}の)?${kind}(?:は|の|が|で|も|によると)`, 'u').test(text)
    )
  }

  /** Whether a sentence puts another town or another thing of the topic's kind first. */
  isAnother(text: string, language: Language): boolean {
    const plain = text.normalize('NFKC')
    if (language === 'ja' && this.#language === 'ja') {
      const first = plain.split(/[、。]/u)[0] ?? ''
      const lines = Array.from(first.matchAll(LINE), ([line]) => line)
      if (/^(?:隣の|近隣の|よその)/u.test(first)) return true
      if (this.#lines.length > 0 && lines.length > 0 && !lines.some(this.#isOwnLine)) return true
      const places = Array.from(first.matchAll(PLACE), ([, place = '']) => place)
      const isForeign = (place: string) =>
        !this.#places.some((own) => place.includes(own.slice(0, -1)) || own.includes(place.slice(0, -1)))
      return (
        this.#places.length > 0 &&
        places.length > 0 &&
        places.every(isForeign) &&
        (NEIGHBOUR.test(first) || /[はでが]$|[はでが]/u.test(first))
      )
    }
    if (language === 'en' && isNamesake(plain, this.#topic)) return true
    const name = firstName(plain, language)
    const [head] = name.split(' ').slice(-1)
    return this.#names.some(
      (own) =>
        own.split(' ').length > 1 &&
        name.split(' ').length > 1 &&
        own.split(' ').at(-1) === head &&
        !own.includes(name) &&
        !name.includes(own),
    )
  }
}

/** "Our Lunna ferry", "Ashcombe Lido": the topic's kind of thing under another name. */
function isNamesake(text: string, topic: string): boolean {
  const kinds = new Set((topic.toLowerCase().match(/[a-z]{4,}/gu) ?? []).filter((word) => word.length > 3))
  return Array.from(text.matchAll(/\b(\p{Lu}[\p{L}-]+)(?= (\p{L}[\p{L}-]+)\b)/gu)).some(
    ({ 1: name = '', 2: kind = '', index }) =>
      kinds.has(kind.toLowerCase()) &&
      // The first word of a sentence has a capital anyway.
      (index > 0 || /^\p{Lu}/u.test(kind)) &&
      !topic.includes(name) &&
      !topic.toLowerCase().includes(name.toLowerCase()) &&
      !/^(?:The|A|An|This|Our|Your|Its|Their|New|On|In|At|For|No|Every|Each|One|That|When|What|How|Does|Is)$/u.test(
        name,
      ) &&
      text.indexOf(name) < text.length / 2,
  )
}
