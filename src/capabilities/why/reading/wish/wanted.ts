import type { Language } from '../../contract.ts'
import { oneLine } from '../label.ts'
import { meansIn } from '../means.ts'
import { turnedClause } from '../../talk/clause.ts'
import { ASKED, turnPronouns } from './english.ts'
import { endsInNoun } from './japanese.ts'
import type { Wish } from './read-wish.ts'
import { withObject } from './with-object.ts'

const LONGEST = 120

/**
 * What somebody came for, in the report's own voice and fit to begin a sentence with: 「家計簿アプリを作りたい」, "You want to make
 * a game". Null where the first line names nothing of the kind.
 */
export function wantedOf(wish: Wish, language: Language): string | null {
  return language === 'ja' ? wantedJa(wish) : wantedEn(wish)
}

/** Up to the 〜たい itself: how it is said further on is the person's own way of speaking. */
function wantedJa({ bare, topic, what }: Wish): string | null {
  const plain = oneLine(bare.replace(/["“”「」『』]/gu, ''))
  const wished = /^(.*?(?:たい|ほしい|欲しい))(?![\p{Script=Hiragana}]*(?:とは|わけ))/u.exec(plain)?.[1]
  const text = wished ?? (endsInNoun(plain) ? `${plain}を作りたい` : null)
  if (text !== null && text.length <= LONGEST && meansIn(text, what).length === 0) return withObject(text)
  return topic === null ? null : `${topic}をかたちにしたい`
}

function wantedEn({ action, bare, topic, what }: Wish): string | null {
  const asked = ASKED.exec(oneLine(bare))?.[1]
  if (asked !== undefined) return `You were asked to ${turnPronouns(asked.replace(/[.!\s]+$/u, ''))}`
  if (action !== null) return `You want to ${action}`
  const plain = turnPronouns(
    oneLine(bare.replace(/["“”「」『』]/gu, ''))
      .replace(/[.!\s]+$/u, '')
      .replace(/^(?:need|want|looking for)\s+/iu, ''),
  )
  const isShort = plain.length <= LONGEST && meansIn(plain, what).length === 0
  const words = plain.split(/\s+/u).length
  if (isShort && words <= 8 && !/\b(?:you|is|are|was|it|they|he|she)\b/iu.test(plain)) return `You want ${named(plain)}`
  const turned = isShort ? turnedClause(oneLine(bare)) : null
  if (turned !== null && /^you (?:want|would|need|wish|were thinking|are thinking)\b/u.test(turned))
    return turned.charAt(0).toUpperCase() + turned.slice(1)
  return topic === null ? null : `This is about ${topic}`
}

function named(noun: string): string {
  const lower = /^\p{Lu}(?:\p{Ll}| )/u.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun
  if (/^(?:an?|the|some|your|something|better|more|less|fewer|faster)\b/iu.test(lower) || lower.endsWith('s'))
    return lower
  return `${/^[aeiou]/u.test(lower) ? 'an' : 'a'} ${lower}`
}
