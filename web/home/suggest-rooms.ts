import { type Room, ROOMS } from '../app/rooms.ts'

type SuggestedRoom = Room & { suggestion: NonNullable<Room['suggestion']> }

/** Somebody wants to do or to have something: there is a reason behind it. */
const WISH =
  /\b(?:i|we) (?:want|wish|would like|need|plan|hope|am going|are going)\b|\b(?:i|we)['’]d like\b|\bcan we\b|\bshould (?:i|we)\b|(?:し|り|き|み|べ|め|け|て|せ|び|い)たい(?:です|と思|んです|のですが|。|$)|(?:欲|ほ)しい|(?:したほうが|べきか|ようと思|困って|悩んで)/iu
/** Somebody wants to know what is known. */
const QUESTION =
  /\b(?:research|find out (?:what|how|which|whether)|compare|comparison|versus|vs\.?|statistics|evidence|studies|what (?:is|are) (?:the )?(?:known|latest|current)|how (?:many|much|common|often)|which \w+ (?:is|are|has|have)|state of|trends?|market|history of|pros and cons|overview of)\b|調べ|調査|比較|違い|最新|動向|統計|事例|実態|現状|評判|相場|市場|根拠|論文|歴史|メリット|仕組み|とは[?？]?$|について(?:知|教|まと)|(?:いくら|どれくらい|どのくらい|何人|何件|何割|どこ|いつ|どちら)/iu
/** A few words that name a thing are a topic. */
const LONGEST_TOPIC: Readonly<Record<'ja' | 'en', number>> = { ja: 24, en: 60 }

/** The rooms that can do something with these words, the likelier first; none for a blank. */
export function suggestRooms(text: string): SuggestedRoom[] {
  const said = text.trim()
  if (said === '') return []
  const rooms = ROOMS.filter((room): room is SuggestedRoom => room.suggestion !== undefined)
  const isWish = WISH.test(said)
  const asks = QUESTION.test(said) || (/[?？]$/u.test(said) && !isWish)
  const isTopic = !isWish && said.length <= LONGEST_TOPIC[/[\u3040-\u9fff]/u.test(said) ? 'ja' : 'en']
  const wanted = asks && !isWish ? ['research', 'why'] : asks || isTopic ? ['why', 'research'] : ['why']
  return wanted.flatMap((id) => rooms.find((room) => room.id === id) ?? [])
}
