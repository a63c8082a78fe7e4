import { type Room, ROOMS } from '../app/rooms.ts'

type SuggestedRoom = Room & { suggestion: NonNullable<Room['suggestion']> }

/** Somebody wants to do or to have something: there is a reason behind it. */
const WISH =
  /\b(?:i|we) (?:want|wish|would like|need|plan|hope|am going|are going)\b|\b(?:i|we)['’]d like\b|\bcan we\b|\bshould (?:i|we)\b|(?:し|り|き|み|べ|め|け|て|せ|び|い)たい(?:です|と思|んです|のですが|。|$)|(?:欲|ほ)しい|(?:したほうが|べきか|ようと思|困って|悩んで)/iu
/** Somebody wants to know what is known. */
const QUESTION =
  /\b(?:research|find out (?:what|how|which|whether)|compare|comparison|versus|vs\.?|statistics|evidence|studies|what (?:is|are) (?:the )?(?:known|latest|current)|how (?:many|much|common|often)|which \w+ (?:is|are|has|have)|state of|trends?|market|history of|pros and cons|overview of)\b|調べ|調査|比較|違い|最新|動向|統計|事例|実態|現状|評判|相場|市場|根拠|論文|歴史|メリット|仕組み|とは[?？]?$|について(?:知|教|まと)|(?:いくら|どれくらい|どのくらい|何人|何件|何割|どこ|いつ|どちら)/iu
/** Somebody wants to hear it from people. */
const HEAR =
  /\b(?:interview(?:s|ed|ing)?|questionnaire|user research|focus group)\b|\b(?:ask|survey|talk (?:to|with)|hear from|listen to)\b(?: [\w'’-]+){0,3} (?:people|persons|customers?|users?|members|residents|neighbou?rs|parents|students|employees|staff|clients|visitors|patients|readers|participants)\b(?! to\b)|インタビュー|ヒアリング|アンケート|(?:声|意見|本音|感想)を(?:聞|集)|(?:人|客|客さま|客様|客さん|利用者|ユーザー|住民|会員|社員|メンバー|保護者|学生|患者|参加者|みんな|人たち|読者)[^。、]{0,8}(?:に|から|へ)[^。、]{0,8}(?:聞き|聞く|聞い|訊|尋ね)/iu
/** Something in a program is broken or to be changed. */
const PROGRAM =
  /\b(?:bugs?|stack ?traces?|refactor(?:ing)?|repositor(?:y|ies)|pull requests?|source code|code ?base|unit tests?|regressions?)\b|\b(?:buttons?|pages?|screens?|forms?|log-?in|sign-?in|apps?|site|website|menus?|features?|tests?|server|build|api|endpoint)\b.{0,40}\b(?:crash(?:es|ed|ing)?|fails?|failing|broken|breaks|freez(?:es|ing)|hangs|throws|times out|(?:does|do|is)(?: not|n['’]t) (?:work|open|load|respond|save))|バグ|クラッシュ|リポジトリ|ソースコード|リファクタ|不具合|コードを(?:直|書|読|変|見)|(?:ボタン|画面|ログイン|アプリ|サイト|ページ|フォーム|メニュー|サーバー|機能|テスト|ビルド)[^。]{0,14}(?:落ち|動か(?:な|ず)|効か(?:な|ず)|壊れ|固ま|開か(?:な|ず)|表示され(?:な|ず)|反応し(?:な|ず)|失敗す|エラー)/iu
/** There are many things already, to be put in order. */
const SORT =
  /\b(?:prioriti[sz](?:e|ing)|kanban|to-?do lists?|backlogs?|sticky notes?|triage)\b|\b(?:sort|organi[sz]e|tidy|group|order|arrange|keep track of|manage)\b.{0,30}\b(?:tasks?|notes|to-?dos?|ideas|chores|errands|work items)\b|付箋|優先順位|優先度|(?:タスク|ToDo|やること|すること|用事|宿題|メモ|アイデア|課題|案件|仕事)[^。]{0,10}(?:整理|並べ|片づけ|片付け|仕分け|分類|まとめ|管理|洗い出)/iu
const NAMED = [
  ['code', PROGRAM],
  ['interview', HEAR],
  ['board', SORT],
] as const
/** More would not be a suggestion. */
const MOST_ROOMS = 3
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
  const named = NAMED.flatMap(([id, rule]) => (rule.test(said) ? [id] : []))
  const usual = asks && !isWish ? ['research', 'why'] : asks || isTopic ? ['why', 'research'] : ['why']
  const wanted = named.length === 0 ? usual : [...named, 'why', ...(asks ? ['research'] : [])]
  return wanted.slice(0, MOST_ROOMS).flatMap((id) => rooms.find((room) => room.id === id) ?? [])
}
