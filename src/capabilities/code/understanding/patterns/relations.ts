/** What one thing of the code can be said to do with another, as far as the code itself decides it. */
export const RELATIONS = [
  'calls',
  'uses',
  'reads',
  'returns',
  'raises',
  'catches',
  'extends',
  'implements',
  'creates',
  'sets',
  'takes',
  'imports',
  'has',
  'registers',
  'awaits',
] as const
export type Relation = (typeof RELATIONS)[number]

interface Said {
  /** Of who does it: `X` calls `Y`. */
  active: string
  /** Of what it is done to, without "is" and "by": `Y` is called by `X`. */
  passive: string
  /** Behind 「`X` は `Y` を」. */
  ja: string
  /** Behind 「`Y` は `X` から」. */
  jaPassive: string
}

const SAID: Readonly<Record<Relation, Said>> = {
  calls: {
    active: 'calls?|invokes?|asks?|runs?|delegates? to',
    passive: 'called|invoked',
    ja: '呼ぶ|呼び出す|呼んでいる|呼び出している|呼びます|呼び出します|実行する',
    jaPassive: '呼ばれる|呼び出される|呼ばれている|呼び出されている|実行される',
  },
  uses: {
    active: 'uses?|refers? to|mentions?|depends? on|relies on',
    passive: 'used|mentioned',
    ja: '使う|使っている|使用する|使用している|利用する|利用している|参照する|参照している',
    jaPassive: '使われる|使われている|使用される|利用される|参照される',
  },
  reads: { active: 'reads?', passive: 'read', ja: '読む|読んでいる|読み取る', jaPassive: '読まれる|読まれている' },
  returns: {
    active: 'returns?|yields?|answers? with',
    passive: 'returned',
    ja: '返す|返している|返します',
    jaPassive: '返される|返されている',
  },
  raises: {
    active: 'raises?|throws?',
    passive: 'raised|thrown',
    ja: '投げる|投げている|送出する|投げます',
    jaPassive: '投げられる|送出される',
  },
  catches: {
    active: 'catch|catches',
    passive: 'caught',
    ja: '捕まえる|捕捉する|キャッチする',
    jaPassive: '捕まえられる|捕捉される',
  },
  extends: {
    active: 'extends?|inherits? from|derives? from|subclass(?:es)?|(?:is|are) (?:a )?subclass(?:es)? of',
    passive: 'extended|inherited|subclassed',
    ja: '継承する|継承している|拡張する',
    jaPassive: '継承される|継承されている',
  },
  implements: { active: 'implements?', passive: 'implemented', ja: '実装する|実装している', jaPassive: '実装される' },
  creates: {
    active: 'creates?|instantiates?|constructs?|makes?',
    passive: 'created|instantiated|constructed',
    ja: '作る|作っている|生成する|作成する',
    jaPassive: '作られる|生成される|作成される',
  },
  sets: {
    active: 'sets?|assigns?',
    passive: 'set|assigned',
    ja: '設定する|代入する|セットする|決める',
    jaPassive: '設定される|代入される|セットされる',
  },
  takes: {
    active: 'takes?|accepts?|receives?',
    passive: 'taken|accepted',
    ja: '受け取る|取る',
    jaPassive: '受け取られる',
  },
  imports: {
    active: 'imports?|requires?',
    passive: 'imported|required',
    ja: 'インポートする|インポートしている|読み込む',
    jaPassive: 'インポートされる|読み込まれる',
  },
  has: {
    active: 'has|have|defines?|contains?|declares?|holds?',
    passive: 'defined|contained|declared',
    ja: '持つ|持っている|含む|定義する|定義している',
    jaPassive: '定義される|定義されている|含まれる',
  },
  registers: {
    active: 'registers?',
    passive: 'registered',
    ja: '登録する|登録している',
    jaPassive: '登録される|登録されている',
  },
  awaits: { active: 'awaits?|waits? for', passive: 'awaited', ja: '待つ|待っている', jaPassive: '待たれる' },
}

const only = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu')

/** The relation that these words say, and no other word beside them. */
function relationSaid(words: string, how: keyof Said): Relation | undefined {
  const plain = words.trim().replaceAll(/\s+/gu, ' ')
  return RELATIONS.find((relation) => only(SAID[relation][how]).test(plain))
}

export const saidActively = (words: string): Relation | undefined => relationSaid(words, 'active')
export const saidPassively = (words: string): Relation | undefined => relationSaid(words, 'passive')
export const saidInJapanese = (words: string): Relation | undefined => relationSaid(words, 'ja')
export const saidPassivelyInJapanese = (words: string): Relation | undefined => relationSaid(words, 'jaPassive')

/** As the server says it of what it has proved: the first form of each. */
export function sayRelation(relation: Relation, subject: string, object: string, language: 'ja' | 'en'): string {
  if (language === 'en') return `\`${subject}\` ${relation} \`${object}\``
  const [verb = relation] = SAID[relation].ja.split('|')
  return `\`${subject}\` は \`${object}\` を${verb}`
}
