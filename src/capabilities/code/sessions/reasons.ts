import type { Language } from '#text/index.ts'

type Words = Readonly<Record<Language, string>>

/** Every reason the server gives, once, in both languages. {item}, {needed}, {have} and {other} are filled in. */
const REASONS = {
  started: { ja: '調査を始めました。危険度は {item} です。', en: 'Exploration has begun. The risk is {item}.' },
  ready: {
    ja: '必要なものがすべてコードの中で確かめられたので、READY になりました。',
    en: 'Everything that is needed was found in the code, so it is READY.',
  },
  'requirement-short': {
    ja: '{item} が足りません（{needed} 必要、いま {have}）。',
    en: '{item}: {needed} needed, {have} found so far.',
  },
  'target-unresolved': {
    ja: '対象の機能（target_feature）がまだ特定されていません。',
    en: 'target_feature, what this is about, is not resolved yet.',
  },
  'semantic-opened': {
    ja: '事実の検索では {item} が埋まらなかったので、推測の検索（semantic_search）を開きます。理由: {other}',
    en: 'The fact tools did not settle {item}, so semantic_search is open. Reason: {other}',
  },
  'verification-opened': {
    ja: '推測（{item}）が入ったので、事実の道具で確かめるまで READY になりません。',
    en: 'A guess ({item}) was added: it must be verified with the fact tools before READY.',
  },
  'hypotheses-verified': { ja: '推測はすべて事実で確かめられました。', en: 'Every guess was verified by facts.' },
  'hypothesis-refuted': {
    ja: '推測「{item}」はコードで確かめられず、取り除かれました。',
    en: 'The guess "{item}" was not found in the code and was taken out.',
  },
  'slot-changed': {
    ja: '{item} が変わったので、理解をもう一度提出してください。',
    en: '{item} has changed: the understanding has to be submitted again.',
  },
  'call-unknown': { ja: '呼び出し {item} は存在しません。', en: 'There is no call {item}.' },
  'call-borrowed': {
    ja: '呼び出し {item} は別のセッションのものです。',
    en: 'The call {item} belongs to another session.',
  },
  'call-tool': {
    ja: '呼び出し {item} の道具は {other} です。',
    en: 'The call {item} was made with {other}.',
  },
  'call-params': { ja: '呼び出し {item} の引数が違います。', en: 'The call {item} had other params.' },
  'call-summary': {
    ja: '呼び出し {item} の結果にその要約の言葉はありません。',
    en: 'The result of the call {item} does not say that summary.',
  },
  'call-time': { ja: '呼び出し {item} の時刻が違います。', en: 'The call {item} was made at another time.' },
  'call-empty': { ja: '呼び出し {item} は何も見つけていません。', en: 'The call {item} found nothing.' },
  'call-guess': {
    ja: '呼び出し {item} は推測の検索で、事実の根拠になりません。',
    en: 'The call {item} only guessed: it is no evidence of a fact.',
  },
  'not-held': {
    ja: '呼び出し {other} の結果に「{item}」はありません。',
    en: 'The result of the call {other} does not hold "{item}".',
  },
  'evidence-key-unknown': {
    ja: 'slot_evidence の「{item}」は、スロットでも提出した項目でもありません。',
    en: 'slot_evidence "{item}" is neither a slot nor anything that was submitted.',
  },
  'symbol-unknown': { ja: 'シンボル「{item}」は索引にありません。', en: 'The symbol "{item}" is not in the index.' },
  'symbol-heading': {
    ja: '「{item}」は文書の見出しです。依頼は文書の話ではないので、コードのシンボルを挙げてください。',
    en: '"{item}" is a heading of a document: the request is not about documents, so name a symbol of the code.',
  },
  'symbol-local': {
    ja: '「{item}」は「{other}」の中だけの変数です。その関数を挙げてください。',
    en: '"{item}" is a variable inside "{other}": name that function.',
  },
  'symbol-unseen': {
    ja: 'シンボル「{item}」は、このセッションのどの道具の結果にもありません。find_definitions で見てから挙げてください。',
    en: 'No tool of this session has shown the symbol "{item}": look at it with find_definitions first.',
  },
  'file-outside': { ja: '「{item}」はルートの外です。', en: '"{item}" is outside the root.' },
  'file-missing': { ja: 'ファイル「{item}」はありません。', en: 'There is no file "{item}".' },
  'file-unseen': {
    ja: 'ファイル「{item}」は、このセッションのどの道具の結果にもありません。get_symbols か get_function_at_line で読んでから挙げてください。',
    en: 'No tool of this session has shown the file "{item}": read it with get_symbols or get_function_at_line first.',
  },
  'entry-unknown': {
    ja: '入口「{item}」は、索引のシンボルでも「パス:行」でもありません。',
    en: 'The entry point "{item}" is neither a symbol of the index nor a path:line.',
  },
  'entry-unseen': {
    ja: '入口「{item}」は、このセッションのどの道具の結果にもありません。find_definitions で見てから挙げてください。',
    en: 'No tool of this session has shown the entry point "{item}": look at it with find_definitions first.',
  },
  'pattern-unseen': {
    ja: 'パターン「{item}」は、道具の結果にあるシンボルもファイルも挙げていません。',
    en: 'The pattern "{item}" names no symbol and no file that a tool has shown.',
  },
  'target-unrelated': {
    ja: '「{item}」に関連するシンボルが見つかっていません。',
    en: 'No symbol that relates to "{item}" was found.',
  },
  'target-moved': {
    ja: '「{item}」は、依頼の対象「{other}」とは別のものです。対象を狭めることはできても、ほかのものに移すことはできません。',
    en: '"{item}" is something else than "{other}", which the request is about: a target may be narrowed, and not moved.',
  },
  'slot-unsupported': {
    ja: '{item} の値には根拠（slot_evidence）が必要です。',
    en: 'The value of {item} needs evidence (slot_evidence).',
  },
  'slot-not-quoted': {
    ja: '「{item}」は依頼にそのまま書かれていません。依頼の言葉をそのまま引くか、道具の evidence を付けてください。',
    en: '"{item}" does not stand in the request: quote its own words, or give the evidence of a tool.',
  },
  'slot-opposite': {
    ja: '「{item}」は、依頼や結果の言葉と逆のこと、または別のことを言っています。',
    en: '"{item}" says the opposite of, or something else than, the request or the result.',
  },
  'slot-says-nothing': {
    ja: '「{item}」は名前だけで、何が起きているかを言っていません。',
    en: '"{item}" only names something: say what happens.',
  },
  'request-vague': {
    ja: '依頼「{item}」は何についてかを言っていません。本人に聞いて、その言葉で新しいセッションを始めてください。',
    en: 'The request "{item}" does not say what it is about: ask the person, and start a session with their words.',
  },
  'request-asks-nothing': {
    ja: '依頼「{item}」は、何が問題か、どうしたいかを言っていません。本人に聞いて、その言葉で新しいセッションを始めてください。',
    en: 'The request "{item}" says neither what is wrong nor what is wanted: ask the person, and start a session with their words.',
  },
  'symbol-unrelated': {
    ja: 'シンボル「{item}」と依頼のつながりが見えません。外すか、依頼の機能の本体で使われているところを示してください。',
    en: 'Nothing ties the symbol "{item}" to the request: leave it out, or show where the body of what the request is about uses it.',
  },
  'named-left-out': {
    ja: '依頼は「{item}」（{other}）を名前で挙げていますが、提出したシンボルにありません。find_definitions などで見て、加えてください。',
    en: 'The request names "{item}" ({other}), which is not among the symbols that were handed in: look at it, for example with find_definitions, and name it.',
  },
  'file-unrelated': {
    ja: 'ファイル「{item}」と依頼のつながりが見えません。外すか、依頼に関わるところから使われていることを find_references で示してください。',
    en: 'Nothing ties the file "{item}" to the request: leave it out, or show with find_references that something of the request uses it.',
  },
  'file-listed': {
    ja: 'ファイル「{item}」は一覧に出ただけです。get_function_at_line（path, line, to）でその中を見てください。',
    en: 'The file "{item}" was only listed: look into it with get_function_at_line (path, line, to).',
  },
  'file-stale': {
    ja: '「{item}」は見た後に変わっています。もう一度道具で見てください。',
    en: '"{item}" has changed since it was looked at: look at it again.',
  },
  'file-secret': {
    ja: '「{item}」は鍵や秘密のファイルで、読むことも書くこともありません。',
    en: '"{item}" is a file for keys or secrets: it is never read or written.',
  },
  'entry-no-code': {
    ja: '入口「{item}」は、関数でもメソッドでもありません。',
    en: 'The entry point "{item}" is no function or method.',
  },
  'entry-class': {
    ja: '「{item}」はクラスです。外から呼ばれるメソッドを「クラス.メソッド」で挙げてください。',
    en: '"{item}" is a class: name the method others come in by, as Class.method.',
  },
  'entry-inner': {
    ja: '「{item}」は自分のファイルの中からしか呼ばれません。外から呼ばれる関数を挙げてください。',
    en: '"{item}" is used inside its own file only: name the function others come in by.',
  },
  'entry-inside': {
    ja: '「{item}」は関数の途中の行です。関数の始まり（{other}）か、経路やコマンドを登録する行を挙げてください。',
    en: '"{item}" lies inside a function: name where it begins ({other}), or the line of a route or command.',
  },
  'counted-once': {
    ja: '「{item}」は、先に挙げたものと同じコードなので、まとめて一つと数えます。',
    en: '"{item}" rests on the same code as another one named before it and counts with it as one.',
  },
  'requirement-lowered': {
    ja: '{item} は {needed} 必要ですが、この依頼に関わるものは索引全体で {have} しかないので、{have} で足ります。',
    en: '{item}: {needed} would be needed, but all of the index has only {have} that this request can be about, so {have} are enough.',
  },
  'file-of-text': {
    ja: '「{item}」は文書なので、files_analyzed の数に入りません（依頼が文書の話でないため）。',
    en: '"{item}" is a document and does not count among files_analyzed: the request is not about documents.',
  },
  'file-not-counted': {
    ja: '「{item}」は、認められたシンボル・入口・問題の場所とコードの上でつながっていないので、files_analyzed の数に入りません。つながりは find_references で示せます。',
    en: '"{item}" is not tied by the code to any accepted symbol, entry point or place of the issue and does not count among files_analyzed; find_references can show such a tie.',
  },
  'symbol-of-test': {
    ja: '「{item}」はテストの中のものなので、シンボルの数に入りません（依頼がテストの話でないため）。',
    en: '"{item}" belongs to a test and does not count as a symbol: the request is not about tests.',
  },
  'issue-better-place': {
    ja: '問題を示した「{item}」より、それと関わりのない「{other}」のほうが依頼に合っています。そこの行か、依頼の言葉とその本体を示してください。',
    en: '"{other}", which has nothing to do with "{item}", meets more of the request: show a line of it, or the words of the request with its body.',
  },
  'issue-elsewhere': {
    ja: '「{item}」を示す行は {other} にあり、依頼とのつながりが見えません。依頼に関わるファイルで示すか、find_references でつながりを示してください。',
    en: 'The line that shows "{item}" is in {other}, which nothing ties to the request: show it in a file of the request, or the tie with find_references.',
  },
  'issue-none': {
    ja: '「{item}」は何が問題かを言っていません。依頼は何を直すかを言っていないので、コードの中の問題を示すか、本人に聞いてください。',
    en: '"{item}" says nothing that is wrong. The request does not say what to repair: show what is wrong in the code, or ask the person.',
  },
  'issue-no-statement': {
    ja: '「{item}」は取り込みや宣言の行で、何かをする行ではありません。問題のある行をそのまま、または依頼の言葉を関数の本体と一緒に渡してください。',
    en: '"{item}" imports or declares something and does nothing: hand in the line that is wrong, as it stands, or the words of the request with the body of the function.',
  },
  'issue-idle': {
    ja: '「{item}」は何かを始めるか空で用意するだけで、何が起きるかを言っていません。判断したり実行したりしている行を渡してください。',
    en: '"{item}" only opens or prepares something: hand in a line that decides or does what is wrong.',
  },
  'issue-text-alone': {
    ja: '「{item}」は単独で置かれた文字列で、それをするコードではありません。関数の中でそれをしている行を渡してください。',
    en: '"{item}" is a text that stands by itself and no code that does it: hand in the line of the function that does.',
  },
  'issue-better-line': {
    ja: '依頼の言葉により近い行が同じところにあります（{other}）。その行か、依頼の言う問題に関わる語を含む別の行を渡してください。',
    en: 'The line bears no word of what is said to be wrong, and another at the same place does ({other}): hand in that one, or any other that does.',
  },
  'issue-not-explored': {
    ja: '問題を示した場所（{other}）が、挙げたシンボルと files_analyzed の外にあります。そのファイルとシンボルを加えてください。',
    en: 'What shows the issue lies in {other}, outside of what was named: name that file and that symbol as well.',
  },
  'feature-elsewhere': {
    ja: '挙げたシンボルよりも依頼の言葉に合うものがあります（{other}）。そこを調べてください。',
    en: 'The symbols that were named meet fewer words of the request than {other}: look there.',
  },
  'file-twin': {
    ja: '「{item}」にあるのは同じ名前の別のものです。依頼の言葉に合うのは {other} です。',
    en: '"{item}" holds another thing of the same name: the one that the request speaks of is in {other}.',
  },
  'entry-aside': {
    ja: '入口「{item}」は依頼の機能に届きません。その機能か、それを呼ぶものを挙げてください。',
    en: 'The entry point "{item}" does not lead to what the request is about: name that, or what calls it.',
  },
  'write-rests-on': {
    ja: '理解のもとになった「{item}」が、その後に変わっています。もう一度見て、理解を提出してください。',
    en: 'The understanding rests on "{item}", which has changed since: look at it again and submit the understanding anew.',
  },
  'write-same-name': {
    ja: '「{item}」は「{other}」と大文字・小文字しか違いません。',
    en: '"{item}" differs from "{other}" by nothing but the case of letters.',
  },
  'write-shadows': {
    ja: '「{item}」は、まだ調べていない「{other}」の代わりに読み込まれることがあります。先にそれを調べてください。',
    en: '"{item}" may be loaded in place of "{other}", which has not been explored: explore that first.',
  },
  'write-kind': {
    ja: '「{item}」のような種類のファイルは、同じフォルダーにも、調べたファイルにもありません。依頼がその名前を言っていないので、新しく作れません。',
    en: 'Neither the folder nor what was explored has a file of the kind of "{item}", and the request does not name it, so it is not made.',
  },
  'write-ignored': {
    ja: '「{item}」はこのリポジトリが外しているファイルです（.gitignore）。',
    en: '"{item}" is a file that this repository leaves out (.gitignore).',
  },
  'write-settings': {
    ja: '「{item}」はほかの道具がその名前で読む設定ファイルです。依頼がそれを言っていないので、新しく作れません。',
    en: '"{item}" is a file that tools read by its name: the request does not speak of it, so it is not made.',
  },
  'issue-names-only': {
    ja: '「{item}」は「{other}」の中の何かを呼んだり渡したりしているだけの行で、依頼の言う問題を示す言葉も、判断も計算もありません。問題が起きる行を示してください。',
    en: '"{item}" only names things of "{other}": it bears no word of what is wrong, and decides and computes nothing. Show the line where it goes wrong.',
  },
  'request-leads-elsewhere': {
    ja: '依頼の言葉が指すのは {other} で、「{item}」にはその言葉がほとんどありません。そこを見るか、その場所をコードでの名前で呼ぶ依頼にしてください。',
    en: 'The words of the request lead to {other}, and {item} bears few of them: look there, or have the request call this place by its name in the code.',
  },
  'pattern-claims': {
    ja: 'パターン「{item}」の「{other}」は、どの道具の結果にもありません（一覧に出ただけのファイルは、見たことになりません）。',
    en: 'The pattern "{item}" speaks of "{other}", which no tool has shown; a file that was only listed was not looked into.',
  },
  'pattern-untrue': {
    ja: 'パターン「{item}」は、コードがそうなっていません（{other}）。',
    en: 'The pattern "{item}" is not so: the code was read, and it does not show that {other}.',
  },
  'pattern-unchecked': {
    ja: 'パターン「{item}」は聞いただけで確かめていないので、数に入りません。数に入るのは「`X` は `Y` を呼ぶ（使う・読む・返す・投げる・捕まえる・継承する・作る・設定する・受け取る・インポートする・持つ・登録する）」とだけ言うものと、「`X` は `コードの行` を持つ」です。',
    en: 'The pattern "{item}" was said and not checked, so it counts for nothing. What counts is `X` calls (uses, reads, returns, raises, catches, extends, creates, sets, takes, imports, has, registers) `Y` and no word more, or `X` has `a line`.',
  },
  'pattern-unread': {
    ja: 'パターン「{item}」は、「{other}」の本体をどの道具もまだ見せていないので、数に入りません。get_function_at_line で読んでから、もう一度提出してください。',
    en: 'The pattern "{item}" counts for nothing yet, for no tool has shown the body of "{other}": read it with get_function_at_line and submit again.',
  },
  'hypothesis-left': {
    ja: '「{item}」はまだ推測です。先に verify_hypotheses で確かめてください。',
    en: '"{item}" is still a guess: verify it with verify_hypotheses first.',
  },
  'semantic-tools-unused': {
    ja: 'まだ使っていない道具があります: {item}',
    en: 'These tools have to be used first: {item}',
  },
  'semantic-slot-fact': {
    ja: '{item} はすでに事実で埋まっています。',
    en: '{item} is settled by a fact already.',
  },
  'semantic-reason-invalid': {
    ja: '{item} のための理由は {other} のどれかです。',
    en: 'The reason for {item} must be one of: {other}',
  },
  'semantic-reason-untrue': {
    ja: '理由 {item} は事実と違います。find_definitions は依頼の対象に合う定義を見つけています。',
    en: 'The reason {item} is not so: find_definitions has found a definition of what the request is about.',
  },
  'semantic-phase': { ja: 'READY では推測の検索はできません。', en: 'There is nothing to guess in READY.' },
  'write-intent': {
    ja: '{item} のセッションでは書き込みできません。',
    en: 'A session with the intent {item} never writes.',
  },
  'write-phase': {
    ja: '書き込みは READY のときだけです（いま {item}）。',
    en: 'Writing is allowed in READY only; this is {item}.',
  },
  'write-test-unexplored': {
    ja: '「{item}」は調べたファイルのテストです。get_symbols などで中を見て、files_analyzed に加えてもう一度提出してください。ほかの項目は同じままで構いません。',
    en: '"{item}" is a test of an explored file: look into it, for example with get_symbols, and submit again with it in files_analyzed; the rest may stay as it was.',
  },
  'write-unexplored': {
    ja: '「{item}」は調べたファイルではありません。道具で見て、files_analyzed に入れて提出してください。',
    en: '"{item}" is not one of the explored files: look into it and submit it in files_analyzed.',
  },
  'write-untied': {
    ja: '「{item}」は調べられていますが、依頼とつながっていません。認められたシンボル・入口・スロットの根拠がそこになく、それらから import や参照でもたどれず、文書・設定・テストとしてその名前を挙げてもいません。つながりがあるなら、そこにあるシンボルを提出するか、find_references で示してもう一度提出してください。',
    en: '"{item}" was looked into but is not tied to the request: it holds no accepted symbol, entry point or slot evidence, no import or reference leads to it from there, and it is no document, setting or test that names one. If it belongs to the change, submit a symbol of it, or show with find_references that it is used, and submit again.',
  },
  'write-new-elsewhere': {
    ja: '新しいファイル「{item}」は、調べたコードと同じフォルダーにも、調べたファイルやシンボルの名前のテストとしてテストのあるフォルダーにもありません。',
    en: 'The new file "{item}" neither lies beside explored code nor is, by its name, a test of an explored file or symbol in a folder that has tests.',
  },
  'write-not-a-file': { ja: '「{item}」はファイルではありません。', en: '"{item}" is not a file.' },
  'write-name': {
    ja: '「{item}」という名前のファイルは作れません。',
    en: 'No file may be given the name "{item}".',
  },
  'write-gone': {
    ja: '「{item}」は調べた後に消えています。もう一度調べて、理解を提出してください。',
    en: '"{item}" has gone since it was explored: explore again and submit the understanding.',
  },
  'write-stale': {
    ja: '「{item}」は調べた後に変わっています。もう一度道具で見て、理解を提出してください。',
    en: '"{item}" has changed since it was explored: look at it again with a tool and submit the understanding anew.',
  },
  'write-symbol': {
    ja: 'シンボル「{item}」は「{other}」で定義されていません。新しく足すものなら symbol を付けずに聞いてください。',
    en: 'The symbol "{item}" is not defined in "{other}": leave symbol out for one that is to be added.',
  },
  'write-allowed': { ja: '「{item}」への書き込みを許可しました。', en: 'Writing to "{item}" was allowed.' },
  'session-closed': { ja: 'このセッションは終わっています。', en: 'This session is closed.' },
  'outcome-success': { ja: '成功と記録されました。', en: 'Recorded as a success.' },
  'outcome-unwritten': {
    ja: 'このセッションではどのファイルへの書き込みも許可されていないので、この成功からは何も学びません。',
    en: 'No file was allowed to be written in this session, so nothing is learned from this success.',
  },
  'outcome-failure': { ja: '失敗と記録されました。', en: 'Recorded as a failure.' },
} as const satisfies Record<string, Words>

export type ReasonName = keyof typeof REASONS

export interface Reason {
  name: ReasonName
  item?: string
  other?: string
  needed?: number
  have?: number
}

const LONGEST = 200

export function reasonText({ name, ...values }: Reason, language: Language): string {
  return REASONS[name][language].replaceAll(
    /\{(item|other|needed|have)\}/gu,
    (_, key: 'item' | 'other' | 'needed' | 'have') => String(values[key] ?? '').slice(0, LONGEST),
  )
}

export function inBothLanguages(reason: Reason): { name: string; ja: string; en: string } {
  return { name: reason.name, ja: reasonText(reason, 'ja'), en: reasonText(reason, 'en') }
}

/** As a caller is told: by name, and in the language of the request. */
export function told(reason: Reason, language: Language): { name: string; item: string; message: string } {
  return { name: reason.name, item: reason.item ?? '', message: reasonText(reason, language) }
}
