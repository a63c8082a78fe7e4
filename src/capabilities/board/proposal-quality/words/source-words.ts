import { english, japanese, type WordRule } from './word-rule.ts'

/** Not the verb ending of 調べきれない or 食べきった: there き belongs to きる. Nor べき乗, べき論, nor うずべきすたん. */
const NOT_KIRU = '(?!る|れ|ろ|り|ら[なず]|乗|論|すたん)(?!(?<![うくぐすつぬぶむる]べき)っ[てた])'
/** What a paper says is a fact about it: the form says it must be signed. */
const PAPER =
  '(?:cards?|notes?|forms?|contracts?|leaflets?|rules?|letters?|manuals?|polic(?:y|ies)|laws?|lease|clause|notices?|instructions?|guidelines?|minutes|terms|data sheets?|labels?|specs?|statutes?|by-?laws?|permits?|readme)'
const NOT_SAID_BY_PAPER =
  `(?<!${PAPER}(?: (?:quoted|cited|copied|attached) here)? (?:says?|states?|reads?|requires?)(?:(?! you | we )[^.]){0,60})` +
  `(?<!according to (?:(?! you | we )[^.,]){0,30}${PAPER},(?:(?! you | we )[^.]){0,60})` +
  `(?!(?<= )(?:should|must)(?:(?! you | we )[^.]){0,60}, according to [^.,]{0,30}${PAPER})`
/** Should the rate fall, the cost rises: a condition. */
const NOT_A_CONDITION = '(?!(?<=(?:^|[.;] )should) (?!we |you |i )[^.?]{3,60}, )'
const ORGANIZER = { only: 'organizer' } as const
const ADVISOR = { only: 'advisor' } as const

/**
 * The words the contract forbids by name, in the forms a person reads as the same word. What means the same in other words is for the judge.
 * What only looks like one of them (賞味期限 "best before", 正解率) is a name and says nothing about a choice.
 */
export const SOURCE_WORDS: readonly WordRule[] = [
  japanese('すべき', `(?:す|為|成す|なす|する)べき${NOT_KIRU}`, ADVISOR),
  japanese('べき', `べき${NOT_KIRU}|(?<=[うくぐすつぬぶむるを])可き|(?<=[うくぐすつぬぶむる])べし(?![たてまなよく])`),
  japanese('してください', '(?:くださ|下さ)[いぃりる]', ORGANIZER),
  japanese(
    'が必要です',
    '(?<!不)(?:必要|ひつよう)(?:不可欠)?(?:です|でしょう|だ(?!っ)|である|であり|があ[るりっ]|がござい)',
    ORGANIZER,
  ),
  japanese(
    'ベスト',
    'べすと(?![ーれっらりろん]|せらー|えふぉーと|ぷらくてぃす|しょっと|じゃけっと|ぷらいす|盤|型)',
    ADVISOR,
  ),
  japanese(
    '推奨',
    '推奨(?!小売|すぺっく|外|機種|価格|ばーじょん|めもり|[用容]?量|環境|さいず|値|温度|電圧|使用|間隔|回転|時間|とあり|と(?:書|記))',
    ADVISOR,
  ),
  japanese('正解', '(?<!不)正解(?!率|者|発表|らべる|でーた|のない|不正解|、不正解|を表示)', ADVISOR),
  english(
    'should',
    `(?<!(?:whether|asks? if)[^.]{0,40})${NOT_SAID_BY_PAPER}(?:should|shoud|shuld|shold|shoudl|shuold|shud)${NOT_A_CONDITION}(?:n't|nt| not|'ve)?`,
  ),
  english(
    'must',
    `(?<!grape )${NOT_SAID_BY_PAPER}must(?!-(?:have|read|see|do) (?:list|shelf|features?))(?:n't|nt| not|'ve)?`,
  ),
  english(
    'best',
    '(?<!(?:dr|mr|ms|mrs|sunday) )best(?!-of(?![a-z])|-?\\s?(?:before|by dates?|man(?![a-z])|regards|wishes|of luck|of three|of five|western|buy|efforts?|in[- ]show|and[- ]final|sell))',
  ),
  english(
    'recommended',
    "(?<!letters? of )(?<!(?:maker|manufacturer|doctor|supplier|vendor)'?s'? (?=recommended ))(?:recommend|recomend|reccomend|reccommend|recommand)(?!ed (?:retail|memory|version|dose|daily|reading|list price|minimum|serving|voltage|temperature|load|spacing|interval|system|specs?|range)|ation (?:letters?|engine))(?:s|ed|ing|able|ations?)?",
  ),
  english('correct answer', '[ck]orrect (?:answer|choice|call|decision|solution|pick|option)'),
]
