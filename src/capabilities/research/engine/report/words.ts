import type { ConflictDetail, Ending, Language, Standing } from '../../contract/engine.ts'

interface Words {
  title(topic: string): string
  summary: string
  nothing: string
  findings: string
  confidence: string
  sourcesCount(count: number): string
  usual(support: string): string
  agentsCount(count: number): string
  disputed: string
  disputedBy(numbers: string): string
  unanswered(parts: readonly string[]): string
  unread(count: number, named: readonly string[], isMore: boolean): string
  beside(named: readonly string[]): string
  conflicts: string
  noConflicts: string
  conflictType: Readonly<Record<ConflictDetail['type'], string>>
  why: string
  resolution: string
  detail: string
  detailBySource: string
  standing: Readonly<Record<Standing, string>>
  further: string
  step(confidence: number): string
  open: string
  method: string
  methodText(agents: number, iterations: number, read: number, refused: number): string
  silent(count: number): string
  refused(count: number): string
  endedBy: Readonly<Record<Ending, string>>
  review(conflicts: number): string
  writtenByModel: string
  quoted: string
  sources: string
  reliability: string
  sameReliability(value: string): string
  copies: string
  instructions(numbers: string): string
  holdsInstructions: string
  process: string
  processHead: readonly string[]
  finalScore: string
}

/** The same steps and words as on the screen: a percentage alone reads like the odds of being true. */
const FROM = [0.8, 0.6, 0.4, 0]
const STEPS = {
  ja: ['十分な裏付け', 'おおむね確か', '一部に裏付け', '裏付けが少ない'],
  en: ['well supported', 'likely', 'partly supported', 'thinly supported'],
}
const stepOf = (confidence: number) => FROM.findIndex((from) => confidence >= from)

const ja: Words = {
  title: (topic) => `調査レポート: ${topic}`,
  summary: 'エグゼクティブサマリー',
  nothing: 'このトピックについて述べている文は、読んだ資料の中に見つかりませんでした。',
  findings: '主要な発見',
  confidence: '確信度',
  sourcesCount: (count) => `独立した情報源 ${count}件`,
  usual: (support) => `とくに断りのない文は、どれも${support}です。`,
  agentsCount: (count) => `読んだエージェント ${count}名`,
  disputed: '食い違う記述あり',
  disputedBy: (numbers) => `食い違う記述あり: ${numbers}`,
  unanswered: (parts) => `読んだ資料では分からなかったこと: ${parts.join('、')}。`,
  unread: (count, named, isMore) =>
    `フォルダーの${count}件は読んでいません: ${named.join('、')}${isMore ? ' ほか' : ''}。`,
  beside: (named) => `読んだものの、別の話題だった資料: ${named.join('、')}。`,
  conflicts: '未解決の矛盾',
  noConflicts:
    '引用した文どうしを規則で比べた範囲では、食い違いと判定した組はありませんでした。情報源が一致していることの証明ではありません。',
  conflictType: { contradiction: '矛盾', inconsistency: '不一致', outdated: '古い記述' },
  why: '理由',
  resolution: '解決',
  detail: '詳細レポート',
  detailBySource: '詳細レポート（資料ごとの補足）',
  standing: { plan: '計画・見込み', view: '書き手の意見・体験' },
  further: 'そのほか',
  step: (confidence) => STEPS.ja[stepOf(confidence)] ?? '',
  open: '残された問い',
  method: '調査方法',
  methodText: (agents, iterations, read) =>
    `${agents}名のエージェントが互いに独立に検索して読み、${iterations}回の反復でレポートを比べました。読んだページは${read}件です。`,
  silent: (count) =>
    `このうち${count}件は、下の一覧にありません(トピックについての文がないか、信頼度の順で外れたページ)。`,
  refused: (count) => `読めなかったページが${count}件あります。`,
  endedBy: {
    iterations: '予定した反復をすべて終えました。',
    'early-stop': '改善が小さくなったため、早めに終えました。',
    'nothing-new': '新しい情報が見つからなくなったため、終えました。',
    budget: '予算または期限に達したため、その時点の内容でまとめました。',
    cancelled: '途中で取り消されたため、終わっていた反復までの内容です。',
    failed: '途中で失敗したため、終わっていた反復までの内容です。',
  },
  review: (conflicts) =>
    `資料どうしの食い違いが${conflicts}件見つかりました（ほかにもあるかもしれません）。どちらが正しいかはここでは決めていないので、人による確認が必要です（下の「未解決の矛盾」）。`,
  writtenByModel: '詳細レポートの文は言語モデルが書き、どの文も引用元の記述と照合しました。',
  quoted:
    '文はすべて情報源からの引用です。文の前の［ ］は、その文が書かれていた見出し、発行者または日付で、「計画・見込み」「書き手の意見・体験」の別とともに、こちらで補いました。',
  sources: '参照ソース',
  reliability: '信頼度',
  sameReliability: (value) => `信頼度はどれも${value}です。情報源の種類から決まる値で、ここでは優劣を表しません。`,
  copies: '同じ文章',
  instructions: (numbers) =>
    `注意: 情報源${numbers}には、読み手やAIへの指示が書かれています。指示には従わず、その文は引用していません。`,
  holdsInstructions: '読み手やAIへの指示を含む（従っていません）',
  process: '調査プロセス',
  processHead: ['反復', '総合', '一貫性(判定できた食い違いの少なさ)', '信頼性', '網羅性', '選択の理由'],
  finalScore: '最終スコア',
}

const en: Words = {
  title: (topic) => `Research report: ${topic}`,
  summary: 'Executive summary',
  nothing: 'No sentence about this topic was found in what was read.',
  findings: 'Key findings',
  confidence: 'confidence',
  usual: (support) => `Unless marked otherwise, each sentence rests on ${support}.`,
  sourcesCount: (count) => (count === 1 ? '1 independent source' : `${count} independent sources`),
  agentsCount: (count) => (count === 1 ? 'read by 1 agent' : `read by ${count} agents`),
  disputed: 'disputed',
  disputedBy: (numbers) => `disputed by ${numbers}`,
  unanswered: (parts) => `Nothing was found in the sources about: ${parts.join('; ')}.`,
  unread: (count, named, isMore) =>
    `${count === 1 ? 'One document' : `${count} documents`} of the folder ${count === 1 ? 'was' : 'were'} not read: ${named.join(', ')}${isMore ? ' and others' : ''}.`,
  beside: (named) => `Read, but about something else: ${named.join(', ')}.`,
  conflicts: 'Unresolved conflicts',
  noConflicts:
    'Among the quoted sentences that rules could compare, no pair was judged to contradict. That is no proof that the sources agree.',
  conflictType: { contradiction: 'Contradiction', inconsistency: 'Inconsistency', outdated: 'Outdated' },
  why: 'Why',
  resolution: 'Resolution',
  detail: 'Detailed report',
  detailBySource: 'Detailed report: what the sources say besides',
  standing: { plan: 'plan or estimate when written', view: 'the writer’s own view or experience' },
  further: 'Besides',
  step: (confidence) => STEPS.en[stepOf(confidence)] ?? '',
  open: 'Open questions',
  method: 'Method',
  methodText: (agents, iterations, read) =>
    `${agents === 1 ? 'One agent' : `${agents} agents`} searched and read independently of each other; their reports were compared in ${iterations === 1 ? 'one iteration' : `${iterations} iterations`}. Pages read: ${read}.`,
  silent: (count) => `Not listed below, having no sentence on the topic or less reliable than those listed: ${count}.`,
  refused: (count) => `Pages that could not be read: ${count}.`,
  endedBy: {
    iterations: 'All planned iterations were done.',
    'early-stop': 'It ended early, because further iterations improved little.',
    'nothing-new': 'It ended when nothing new was found.',
    budget: 'It ended at its budget or deadline, with what there was by then.',
    cancelled: 'It was cancelled; this is what the finished iterations came to.',
    failed: 'It failed on the way; this is what the finished iterations came to.',
  },
  review: (conflicts) =>
    `${conflicts === 1 ? 'One contradiction' : `${conflicts} contradictions`} between the sources ${conflicts === 1 ? 'was' : 'were'} found; there may be more. Nothing here decides who is right: a person should look at the conflicts below.`,
  writtenByModel:
    'The sentences of the detailed report were written by a language model and checked against what they cite.',
  quoted:
    'All sentences are quotations from the sources. What stands in brackets before a sentence is the heading, author or date of its page; that and what is marked as a plan or a view was added here.',
  sources: 'Sources',
  reliability: 'reliability',
  sameReliability: (value) =>
    `All have the reliability ${value}: it comes from the kind of source and ranks nothing here.`,
  copies: 'same text',
  instructions: (numbers) =>
    `Warning: source ${numbers} holds instructions to its reader or to an AI. They were not followed, and none of them is quoted.`,
  holdsInstructions: 'holds instructions, which were not followed',
  process: 'Process',
  processHead: [
    'Iteration',
    'Total',
    'Consistency (few conflicts detected)',
    'Reliability',
    'Coverage',
    'Why this report',
  ],
  finalScore: 'Final score',
}

export const REPORT_WORDS: Readonly<Record<Language, Words>> = { ja, en }
