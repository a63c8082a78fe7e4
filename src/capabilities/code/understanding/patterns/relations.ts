import { wholeWord } from '../hit-words.ts'
import type { Statement } from './statements.ts'

/** What a sentence may say that one thing of the code does with another, and how a statement shows it. */
export interface Relation {
  said: RegExp
  shows(statement: Statement): boolean
  /** Whether the code decides it: not shown is then not so. */
  isSure: boolean
}

const code =
  (shape: RegExp) =>
  (statement: Statement): boolean =>
    shape.test(statement.code)
const anything = () => true

const en = (verbs: string): string => String.raw`\b(?:${verbs})\b`
const relation = (english: string, japanese: string, shows: Relation['shows'], isSure = true): Relation => ({
  said: new RegExp([en(english), ...(japanese === '' ? [] : [japanese])].join('|'), 'giu'),
  shows,
  isSure,
})

/** The longer ones first: "calls back with" is no call. */
export const RELATIONS: readonly Relation[] = [
  relation(
    'extends?|extended|extending|inherits?(?: from)?|inherited|subclass(?:es)?(?: of)?|derives? from|derived from|implements?|implemented',
    '継承|派生',
    code(/^(?:export\s+|default\s+|abstract\s+|public\s+|final\s+|pub\s+)*(?:class|interface|struct|impl|trait)\b/u),
  ),
  relation('throws?|throwing|thrown|rais(?:es?|ed|ing)|panics?', '投げ|例外', code(/\b(?:throw|raise|panic|reject)/u)),
  relation('catch(?:es|ing)?|caught|swallows?|rescues?', '捕まえ|握りつぶ', ({ code: own, around }) =>
    /\b(?:catch|except|rescue|recover)\b/u.test(`${own} ${around}`),
  ),
  relation(
    'returns?|returned|returning|answers?(?: with)?|yields?|gives? back|responds? with|resolves? to',
    '返(?:す|し|る|さ|って)?',
    code(/\b(?:return|yield)\b|=>/u),
  ),
  relation(
    'delegates? to|delegating to|forwards? to|dispatch(?:es)? to|goes through|hands? (?:over )?to|calls?|called|calling|invok(?:es?|ed|ing)|awaits?|waits? for|asks?|runs?|executes?|consults?|triggers?',
    '呼(?:ぶ|び出す|び|ば|んで|ん)|実行|委ね|任せ|待つ|待ち',
    code(/\(/u),
  ),
  relation(
    'creates?|created|creating|builds?|constructs?|instantiates?|makes?',
    '作(?:る|り|成)|生成',
    code(/\bnew\b|\(|[[{]/u),
  ),
  relation(
    'sets?|setting|assigns?|assigned|stores?|stored|saves?|saved|keeps?|kept|puts?|records?|updates?|writes?|written|appends?|pushes|inserts?',
    '保存|代入|設定|記録|入れ|書(?:く|き)',
    code(/=|:|\+|\b\w*(?:set|save|store|keep|push|append|add|put|write|insert|update|record)\w*/iu),
    false,
  ),
  relation('decides?|determines?|computes?|calculates?', '決め|計算', code(/[=:]|\breturn\b|\bif\b/u), false),
  relation(
    'uses?|used|using|reads?|takes?|accepts?|checks?|checked|looks? at|looks? up|relies on|depends on|works? on|handles?|receives?|compares?|needs?|pass(?:es|ed)?|gives?|wraps?|iterates? over|parses?|applies|has|have|holds?|contains?|defines?|defined|declares?|owns?|includes?|exposes?|lives|lies|sits|stands',
    '使(?:う|い|わ|って)|読(?:む|み|ん)|受け取|見(?:る|て)|渡(?:す|し|さ)|確認|確かめ|比較|調べ|元に|持(?:つ|ち|って)|含(?:む|み|ん)|定義',
    anything,
    false,
  ),
]

/** As the whole of it, or by its last part: `cart.total` is the total of a cart. */
export function isMentioned({ text, code: own }: Pick<Statement, 'text' | 'code'>, name: string): boolean {
  // A piece of code stands there letter by letter.
  if (!/^[\p{L}\p{N}_$.#:/-]+(?:\(\))?$/u.test(name)) return inOneLine(text).includes(inOneLine(name))
  const plain = name.replace(/\(\)$/u, '')
  const parts = plain.split(/\.|#|::|->/u)
  const last = parts.at(-1) ?? plain
  if (wholeWord(own, last) < 0) return false
  const [first = ''] = parts
  // `self.limit` and `cart.total` are spelt so; a class is not named where a method of it is called.
  return parts.length === 1 || !/^(?:self|this|cls)$/u.test(first) || own.includes(`${first}.`)
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
