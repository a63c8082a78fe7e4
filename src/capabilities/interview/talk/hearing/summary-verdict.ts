import { closesOnly } from './closing-words.ts'
import { saysNothing } from './says-nothing.ts'
import { agreesOnly } from './short-answers.ts'
import { clauses } from './clauses.ts'

/** What someone does with a summary they were asked to check. */
export type Verdict = 'agrees' | 'disagrees' | 'corrects' | 'adds'

const DENIES =
  /^(?:いえ|いいえ|いや|ううん|違(?:う|い|って)|ちが(?:う|い|って)|(?:ちょっと|少し|だいぶ|全然|一部)違|そうじゃ|そうでは|正しくは|正確には|訂正|no|nope|nah|not (?:quite|exactly|really|right|correct|at all)|wrong|incorrect|that's (?:not|wrong|incorrect)|that isn't|it's not|it isn't)/u
const CORRECTS =
  /違います|違うん|違う(?:です|と)|ではなく|じゃなく|というより|むしろ|正しくは|正確には|訂正|\b(?:rather|more like|instead|correction|actually|i meant|i mean|not quite)\b/u
const ONLY_NO =
  /^(?:いえ|いいえ|いや|ううん|(?:ちょっと|少し|だいぶ|全然)?(?:違(?:います|う|いますね|うと思います|うかな)|ちが(?:います|う))(?:です)?(?:ね|よ)?|そう(?:じゃ|では)(?:ない|ありません)(?:です)?|no|nope|nah|not (?:quite|exactly|really|right|correct|at all)|wrong|incorrect|(?:that's|it's|that is) (?:not (?:right|correct|quite right|it|true)|wrong|incorrect)|that isn't (?:right|correct|it))$/u

export function verdictOn(answer: string): Verdict {
  const all = clauses(answer)
  if (all.length > 0 && all.every((clause) => ONLY_NO.test(clause))) return 'disagrees'
  if (agreesOnly(answer) || closesOnly(answer) || saysNothing(answer)) return 'agrees'
  const isDenied = DENIES.test(all[0] ?? '') || all.some((clause) => CORRECTS.test(clause))
  return isDenied ? 'corrects' : 'adds'
}
