import { LIGHT } from '../lexicon/cues.ts'
import type { PlacedSlot, Slot, Token, TokenKind } from '../types.ts'
import type { Morpheme } from './morphemes.ts'
import { slotIndex } from './slots/find-slots.ts'
import { LIGHT_WEIGHT, type LanguageReader, REFERENCE_WEIGHT, WEIGHT } from './words.ts'

const REFERENCES =
  /^(?:同社|当社|同国|同市|同町|同村|同県|同校|同店|同氏|同大|同行|同局|同紙|同誌|同法|同党|彼|彼女|これ|それ|同団体|同協会|本体|本機|本品|本製品)$/
const POINTING = /^(?:同|この|その|本|当|当該|同じく)$/
const DENYING_PREFIX = /^[非不未無]$/
const NAMING_PREFIX = /^(?:新|旧|前|元|現|全|各|大|小|主|副|次|総|純|実|再|初|最|第|高|低)$/
const DENYING_VERB = /^(?:見送る|取りやめる|取り止める|見合わせる|欠く|免れる|拒む|断る|控える|怠る|脱する|やめる)$/
const CARRYING = /^(?:行う|行なう|取る|持つ|受ける|出す|もつ)$/
const DENYING_DEED = /^(?:解消|脱却|拒否|辞退|自粛|断念|中止|回避|免除|凍結|撤退|遠慮)$/
const NAMED = /^(?:線|駅|川|山|橋|湖|島|港|寺|城|市|町|村|県|区|谷|池|岳|峠|滝|号|丸|園|館)$/
const ONE = /^(?:一|二|三|ひと|誰|何)$/

export function japaneseReader(
  tokenize: (text: string) => Morpheme[],
  isWord: (text: string) => boolean,
  place: (lemma: string) => number | undefined,
): LanguageReader {
  const lemma = (word: string): string => {
    const [only, second] = tokenize(word)
    return only !== undefined && second === undefined && only.base !== '' ? only.base : word
  }
  return {
    language: 'ja',
    lemma,
    words(text, slots) {
      const morphemes = joined(
        tokenize(text.replace(/(?:なければ|なくては|ねば)(?:なら|いけ)(?:ない|ません|ず)/gu, 'べきだ')),
        isWord,
      )
      return new Sentence(morphemes, slots, place).read()
    },
  }
}

const LONGEST = 4

/** Puts together what our tables know as one word: 開催 地, 売上 高. */
function joined(morphemes: readonly Morpheme[], isWord: (text: string) => boolean): Morpheme[] {
  const out: Morpheme[] = []
  for (let i = 0; i < morphemes.length; i++) {
    const first = morphemes[i]
    if (first === undefined) continue
    let size = 1
    for (let n = Math.min(LONGEST, morphemes.length - i); n > 1 && size === 1; n--) {
      const parts = morphemes.slice(i, i + n)
      if (
        parts.every(({ pos }) => pos === '名詞' || pos === '接頭詞') &&
        isWord(parts.map(({ surface }) => surface).join(''))
      )
        size = n
    }
    const surface = morphemes
      .slice(i, i + size)
      .map((each) => each.surface)
      .join('')
    const last = morphemes[i + size - 1] ?? first
    out.push(
      size === 1
        ? first
        : {
            surface,
            base: surface,
            pos: '名詞',
            detail: last.detail === '接尾' ? '一般' : last.detail,
            sub: '*',
            known: true,
          },
    )
    i += size - 1
  }
  return out
}

class Sentence {
  readonly #morphemes: Morpheme[]
  readonly #slots: readonly Slot[]
  readonly #place: (lemma: string) => number | undefined
  readonly #tokens: Token[] = []
  readonly #placed: PlacedSlot[] = []
  #clause = 0
  #prefix: string | undefined
  #pointed = false
  /** 準優勝 is no 優勝. */
  #stem = ''
  /** The word a following ない denies, and the noun an absence is told of. */
  #predicate: Token | undefined

  constructor(morphemes: Morpheme[], slots: readonly Slot[], place: (lemma: string) => number | undefined) {
    this.#morphemes = morphemes
    this.#slots = slots
    this.#place = place
  }

  read(): { tokens: Token[]; slots: PlacedSlot[] } {
    for (const [at, morpheme] of this.#morphemes.entries()) this.#take(morpheme, at)
    return { tokens: this.#tokens, slots: this.#placed }
  }

  #take(m: Morpheme, at: number): void {
    const index = slotIndex(m.surface)
    if (index >= 0) return this.#takeSlot(this.#slots[index], at)
    if (m.pos === '記号') return this.#takeMark(m, at)
    if (m.pos === '接頭詞') {
      if (/^(?:準|副|半|亜|反)$/.test(m.surface)) this.#stem = m.surface
      this.#prefix = m.surface
      if (POINTING.test(m.surface)) this.#pointed = true
      return
    }
    if (m.pos === '連体詞') {
      if (POINTING.test(m.surface)) this.#pointed = true
      return
    }
    if (m.pos === '助動詞') return this.#takeAuxiliary(m, at)
    if (/^な[しく]$/.test(m.surface) && this.#tokens.at(-1)?.at === at - 1 && m.base !== '無くす')
      return this.#denyLast()
    if (m.pos === '形容詞' && m.base === 'ない') return this.#denyExistence()
    if (m.pos === '動詞') return this.#takeVerb(m, at)
    if (m.pos === '名詞') return this.#takeNoun(m, at)
    if (m.pos === '形容詞') this.#add(m, at, m.detail === '非自立' ? 'grammar' : 'adjective')
    else if (m.pos === '副詞') this.#add(m, at, 'adverb')
  }

  #takeSlot(slot: Slot | undefined, at: number): void {
    if (slot === undefined) return
    const link = this.#particleAfter(at)
    if (slot.type === 'id')
      this.#push({
        lemma: slot.text.toLowerCase(),
        surface: slot.text,
        kind: 'name',
        at,
        link,
        attributive: link === 'の' || link === '',
        region: false,
      })
    else this.#placed.push({ slot, at, clause: this.#clause, link, copula: this.#isSaid(at) })
  }

  #takeMark(m: Morpheme, at: number): void {
    if (!/[、,;；。.]/.test(m.surface)) return
    const before = this.#morphemes[at - 1]
    if (before === undefined) return
    const ends =
      /^(?:動詞|助動詞|形容詞)$/.test(before.pos) ||
      before.detail === '接続助詞' ||
      slotIndex(before.surface) >= 0 ||
      m.surface === '。' ||
      (before.surface === 'で' && slotIndex(this.#morphemes[at - 2]?.surface ?? '') >= 0) ||
      before.detail === 'サ変接続'
    if (ends) this.#clause += 1
  }

  #takeAuxiliary(m: Morpheme, at: number): void {
    if (!/^(?:ない|ぬ|ん|まい|ず)$/.test(m.base) && !/^(?:ず|ん)$/.test(m.surface)) return
    if (m.base === 'ん' && this.#morphemes[at - 1]?.base !== 'ます') return
    const denied = this.#predicate
    if (denied === undefined) return
    // 採用を行っていない denies the hiring, not the doing.
    const object = CARRYING.test(denied.lemma)
      ? this.#tokens.findLast(({ link, clause }) => clause === denied.clause && /^(?:を|は|が)$/.test(link))
      : undefined
    const target = object ?? denied
    target.negated = !target.negated
  }

  /** 証拠はない, 一人もいない: what is told of is denied. */
  #denyExistence(): void {
    const told = this.#tokens.findLast(
      ({ link, clause, kind }) =>
        clause === this.#clause && kind !== 'adverb' && kind !== 'suffix' && /^(?:は|が|も|の)$/.test(link),
    )
    const target = told ?? this.#tokens.at(-1)
    if (target !== undefined) target.negated = !target.negated
  }

  /** 処方箋なしで. */
  #denyLast(): void {
    const last = this.#tokens.at(-1)
    if (last !== undefined) last.negated = !last.negated
  }

  #takeVerb(m: Morpheme, at: number): void {
    if (m.detail !== '自立' || m.base === 'する' || m.base === 'なる' || m.base === 'できる' || m.base === '出来る')
      return
    if (m.base === 'いる' || m.base === 'ある' || m.base === '要る') {
      if (
        /^(?:ない|ぬ)$/.test(this.#morphemes[at + 1]?.base ?? '') ||
        (this.#morphemes[at + 1]?.base === 'ます' && this.#morphemes[at + 2]?.surface === 'ん')
      ) {
        this.#denyExistence()
        this.#predicate = undefined
      } else this.#predicate = this.#tokens.findLast(({ link }) => /^(?:は|が|も)$/.test(link))
      return
    }
    if (DENYING_VERB.test(m.base)) return this.#denyObject(m, at)
    this.#add(m, at, 'verb')
  }

  /** 導入を見送る is not to introduce. */
  #denyObject(m: Morpheme, at: number): void {
    const told = this.#tokens.findLast(
      ({ link, clause }) => clause === this.#clause && /^(?:を|は|が|から)$/.test(link),
    )
    this.#add(m, at, 'verb')
    const verb = this.#tokens.at(-1)
    if (told === undefined || verb === undefined) return
    told.deniedBy = verb
  }

  #takeNoun(m: Morpheme, at: number): void {
    if (m.detail === '非自立' || m.detail === '数') return
    if (m.detail === '代名詞') return this.#add(m, at, 'grammar')
    if (m.detail === '接尾') {
      if (m.sub === '助数詞' && ONE.test(this.#morphemes[at - 1]?.surface ?? '')) return
      return this.#add(m, at, 'suffix')
    }
    const foreign =
      !m.known && /^[\p{Script=Katakana}ーA-Za-z][\p{Script=Katakana}ー・A-Za-z0-9.+#-]*$/u.test(m.surface)
    const done = m.detail === 'サ変接続' && /^(?:する|できる|出来る)$/.test(this.#morphemes[at + 1]?.base ?? '')
    if ((done || m.surface === '遠慮') && DENYING_DEED.test(m.surface)) return this.#denyObject(m, at)
    const named = m.detail === '固有名詞' || foreign || this.#bearsName(m, at)
    this.#add(m, at, named ? 'name' : done ? 'verb' : 'noun')
  }

  /** かもめ線, ちどり橋: a word in kana before what it is the name of. */
  #bearsName({ surface }: Morpheme, at: number): boolean {
    const next = this.#morphemes[at + 1]
    return (
      next?.detail === '接尾' &&
      NAMED.test(next.surface) &&
      /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(surface)
    )
  }

  #add(m: Morpheme, at: number, kind: TokenKind): void {
    const lemma = this.#stem + (m.base === '' ? m.surface.toLowerCase() : m.base)
    this.#stem = ''
    const link = this.#particleAfter(at)
    const next = this.#morphemes[at + 1]
    const beforeNoun = next?.pos === '名詞' && next.detail !== '非自立' && slotIndex(next.surface) < 0
    const relative = kind === 'verb' && this.#modifiesNoun(at)
    this.#push({
      lemma,
      surface: m.surface,
      kind,
      at,
      link,
      attributive: link === 'の' || (beforeNoun && next.detail !== '接尾') || relative,
      region: m.sub === '地域',
      compound: beforeNoun && next.detail === 'サ変接続' && this.#morphemes[at + 2]?.base === 'する',
    })
  }

  #push(
    from: Pick<Token, 'lemma' | 'surface' | 'kind' | 'at' | 'link' | 'attributive' | 'region'> & { compound?: boolean },
  ): void {
    const reference = REFERENCES.test(from.lemma) || this.#pointed
    const denied = this.#prefix !== undefined && DENYING_PREFIX.test(this.#prefix)
    const light = LIGHT.has(from.lemma) && from.kind !== 'name'
    const token: Token = {
      deniedBy: undefined,
      told: this.#tokens.some(({ link, clause }) => clause === this.#clause && link.endsWith('は')),
      compound: false,
      copula: this.#isSaid(from.at) || from.link === 'が',
      ...from,
      weight: reference ? REFERENCE_WEIGHT : light ? Math.min(LIGHT_WEIGHT, WEIGHT[from.kind]) : WEIGHT[from.kind],
      negated: denied,
      clause: this.#clause,
      reference,
      place: this.#place(from.lemma),
    }
    if (this.#prefix !== undefined && NAMING_PREFIX.test(this.#prefix))
      this.#tokens.push({
        ...token,
        lemma: this.#prefix,
        surface: this.#prefix,
        kind: 'adjective',
        weight: 0.5,
        attributive: true,
        reference: false,
        region: false,
        place: undefined,
      })
    this.#prefix = undefined
    this.#pointed = false
    this.#tokens.push(token)
    if (from.kind !== 'adverb' && from.kind !== 'grammar' && from.kind !== 'suffix') this.#predicate = token
  }

  /** Xである, Xです, Xに決まった, Xとなった. */
  #isSaid(at: number): boolean {
    for (let i = at + 1; i < this.#morphemes.length; i++) {
      const m = this.#morphemes[i]
      if (m === undefined) return true
      if (m.pos === '名詞' && slotIndex(m.surface) < 0) continue
      if (m.pos === '助動詞') return /^(?:だ|です)$/.test(m.base)
      if (m.surface === 'に' || m.surface === 'と')
        return /^(?:決まる|なる|決定|置く|ある|位置|所在|設置)$/.test(this.#morphemes[i + 1]?.base ?? '')
      return m.surface === '。'
    }
    return true
  }

  #modifiesNoun(at: number): boolean {
    for (let i = at + 1; i < this.#morphemes.length; i++) {
      const m = this.#morphemes[i]
      if (m === undefined) return false
      if (m.pos === '名詞') return m.detail !== '非自立' && m.detail !== '接尾'
      if (
        !(
          m.pos === '助動詞' ||
          (m.pos === '動詞' && m.detail !== '自立') ||
          m.surface === 'て' ||
          m.surface === 'で' ||
          m.base === 'する'
        )
      )
        return false
    }
    return false
  }

  /** The particle that ends the phrase a word belongs to; を in 事前登録を for both of its words would mislead, so only the last has it. */
  #particleAfter(at: number): string {
    for (let i = at + 1; i < this.#morphemes.length; i++) {
      const m = this.#morphemes[i]
      if (m === undefined) return ''
      if (m.detail === '接尾') continue
      if (m.pos !== '助詞') return ''
      if (
        m.detail === '係助詞' ||
        m.detail === '格助詞' ||
        m.detail === '連体化' ||
        m.detail === '並立助詞' ||
        m.detail === '副助詞'
      ) {
        const next = this.#morphemes[i + 1]
        return next?.pos === '助詞' && next.surface === 'は' && m.surface !== 'の' ? `${m.surface}は` : m.surface
      }
      return m.surface
    }
    return ''
  }
}
