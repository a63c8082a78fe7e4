import { fold } from './fold.ts'
import type { Ground } from './ground.ts'
import { unquoted } from './parts.ts'

/** Who somebody is to somebody, each with all its names: no one is there who was not spoken of. */
const PEOPLE: readonly RegExp[] = [
  /母|おかあ|ママ|\b(?:mother|mum|mom|mama)s?\b/u,
  /父|おとう|パパ|\b(?:father|dad|papa)s?\b/u,
  /妻|嫁|奥さん|家内|かみさん|\b(?:wife|wives)\b/u,
  /(?<![工丈農漁凡])夫(?!婦)|旦那|だんな|主人|\bhusbands?\b/u,
  /姉|妹|\bsisters?\b/u,
  /兄|弟|\bbrothers?\b/u,
  /息子|\bsons?\b/u,
  /娘|\bdaughters?\b/u,
  /祖母|おばあ|ばあちゃん|\b(?:grandmother|grandma|granny)s?\b/u,
  /祖父|おじい|じいちゃん|\b(?:grandfather|grandpa)s?\b/u,
  /彼氏|彼女(?:さん)|恋人|\b(?:boyfriend|girlfriend)s?\b/u,
  /上司|部長|課長|店長|社長|\b(?:boss|bosses|managers?|foreman|supervisors?)\b/u,
  /医師|医者|\b(?:doctors?|physicians?|therapists?)\b/u,
]
/** Any word that names a family or such a group stands for its members. */
const GROUPS =
  /親|家族|夫婦|きょうだい|兄弟|姉妹|子ども|子供|我が子|孫|先生|監督|親戚|\b(?:parents?|family|families|couple|siblings?|child|children|kids?|relatives?|clinic|hospital|team lead|staff)\b/u

export function unsaidPeople(text: string, { sources }: Ground): string[] {
  if (GROUPS.test(sources)) return []
  const own = fold(unquoted(text))
  return PEOPLE.flatMap((names) => {
    const found = names.exec(own)?.[0]
    return found === undefined || names.test(sources) ? [] : [`"${found}": nobody spoke of them`]
  })
}
