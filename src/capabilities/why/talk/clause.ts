import type { Language } from '../contract.ts'
import { isQuotable, type StatementType, writtenLanguage } from '#listening/index.ts'
import { typedAs } from './statement-type.ts'
import { DIALECT, turned } from './turned.ts'

/** What a quoted clause states, read by itself. */
export function clauseType(clause: string, language: Language): StatementType {
  return typedAs({ text: clause, language: writtenLanguage(clause, language) }, language)
}

/**
 * An English clause from the speaker's side to the listener's, to stand inside a sentence: "I lose my place" → "you lose your
 * place". Null where that cannot be done by words alone.
 */
export function turnedClause(clause: string): string | null {
  if (/\b(?:you|your|yours)\b|["“”]|[\p{Script=Hiragana}\p{Script=Katakana}]/iu.test(clause)) return null
  if (/\b(?:i|my|me)\b/iu.test(clause) && /\b(?:we|us|our)\b/iu.test(clause)) return null
  if (!isQuotable(clause, clause, 'en')) return null
  if (
    /\b(?:want|wants|wanted) (?:they|he|she|we|i)\b/iu.test(clause) ||
    !(STARTS_WHOLE.test(clause) || NAMED_START.test(clause))
  )
    return null
  const written = clause.replace(/\bwanna\b/giu, 'want to').replace(/\bgonna\b/giu, 'going to')
  if (DIALECT.test(written)) return null
  return lowerFirst(turned(written).replace(/[.!\s]+$/u, ''), clause)
}

/** It begins with its subject, or with when or where; "Since I retired" or "Done in ten minutes" stand for themselves only. */
export const STARTS_WHOLE =
  /^(?:(?:last|in|on|at|a few|two|three|one|every|after|before|during|these days|by)\b[^,]*?,? )?(?:i|we|he|she|they|it|there|my|our|his|her|their|the|this|that|these|those|nobody|no one|no \p{L}+|everyone|everybody|people|someone|somebody|most|many|half|all|some|both|each|every|kids|children|families|customers|patients|students|parents|volunteers|staff|neighbou?rs|friends|colleagues|teachers|nurses|customers|members|users|newcomers|juniors)\b/iu

/** A name does what it does: "Jim keeps his plot". */
const NAMED_START =
  /^\p{Lu}\p{Ll}+ (?:\p{L}+s|\p{L}+ed|was|had|can|could|will|would|never|always|hasn't|doesn't|won't)\b/u

/** The first word of a sentence in mid-sentence; names and acronyms keep their capital as far as one can tell. */
function lowerFirst(text: string, original: string): string {
  const [first = ''] = original.split(/\s+/u)
  const isName =
    /\p{Lu}.*\p{Lu}|^\p{Lu}\p{Ll}+['’]s$/u.test(first) || (/^\p{Lu}\p{Ll}+$/u.test(first) && !COMMON.test(first))
  return isName && !/^\p{L}+ (?:matters|counts|comes first)\b/u.test(original)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

const COMMON =
  /^(?:[A-Z]|The|A|An|My|Our|We|They|He|She|It|This|That|These|Those|There|People|Nobody|Everyone|Everybody|Someone|Somebody|Anyone|No|Not|Every|Each|All|Some|Most|Many|Two|Three|Four|Five|One|Last|When|If|After|Before|Once|While|Because|So|And|But|Junior|Senior|New|Old|Young|Small|Big|Customers?|Clients?|Patients?|Students?|Kids|Children|Families|Parents|Volunteers|Teachers?|Nurses?|Being|Having|Getting|Waiting|Marking|Paying|Sometimes|Often|Always|Never|Usually|Today|Yesterday|Now|Then|Here|Just|Even|Only|Half|Things|Nothing|Everything|Something|Anything|Work|Time|Money|Life|Home|Sleep|Mornings?|Evenings?|Nights?|Days?|Weeks?|Months?|Years?|In|On|At|By|For|From|With|Without|To|Of|As|What|Who|Why|How|Where|Which|Other|Another|Good|Bad|Staff|Users|Members|Neighbou?rs|Friends|Colleagues)$/u
