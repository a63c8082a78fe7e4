import { fold } from './fold.ts'
import type { Ground } from './ground.ts'
import { partsOf, unquoted } from './parts.ts'

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

/** By what they do. A question may ask who else there is; what is told has nobody in it who was not spoken of. */
const AT_WORK: readonly RegExp[] = [
  /監督|コーチ|\b(?:coach|coaches|trainers?)\b/u,
  /先生|教師|担任|教授|講師|\b(?:teachers?|professors?|tutors?|instructors?)\b/u,
  /看護師|看護婦|\bnurses?\b/u,
  /運転手|ドライバー|どらいばー|\bdrivers?\b/u,
  /大家|家主|\b(?:landlords?|landlady)\b/u,
  /料理長|シェフ|しぇふ|料理人|調理師|板前|\b(?:chefs?|cooks?)\b(?! (?:the|a|my|our|for|it|dinner|lunch))/u,
  /弁護士|\b(?:lawyers?|attorneys?|solicitors?)\b/u,
  /警察|警官|おまわり|\b(?:police|policemen|officers?)\b/u,
  /校長|園長|所長|院長|会長|理事長|町長|市長|区長|班長|組長|議員|\b(?:headmaster|headteacher|principal|chairman|chairwoman|chairperson|mayor|councillors?|director|president|ceo)\b/u,
  /隣人|隣の人|近所|\bneighbou?rs?\b/u,
  /社員|従業員|部下|\b(?:employees|interns?|apprentices?|trainees?)\b/u,
  /業者|請負|下請け|工事業者|\b(?:contractors?|builders?|suppliers?|plumbers?|electricians?)\b/u,
  /保護者|\bguardians?\b/u,
  /審判|\breferees?\b/u,
  /泥棒|犯人|\b(?:thief|thieves|burglars?|criminals?)\b/u,
]

export function unsaidPeople(text: string, { sources }: Ground): string[] {
  const own = fold(unquoted(text))
  const told = partsOf(own)
    .filter(({ asks }) => !asks)
    .map(({ text: part }) => part)
    .join(' ')
  const missing = (names: RegExp, where: string): string[] => {
    const found = names.exec(where)?.[0]
    return found === undefined || names.test(sources) ? [] : [`"${found}": nobody spoke of them`]
  }
  const kin = GROUPS.test(sources) ? [] : PEOPLE.flatMap((names) => missing(names, own))
  return [...kin, ...AT_WORK.flatMap((names) => missing(names, told))]
}
