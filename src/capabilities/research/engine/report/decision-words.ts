import type { AgentOutcome, AgentStrategy, Ending, Language } from '../../contract/engine.ts'
import type { IterationContext } from '../types.ts'

interface DecisionWords {
  strategy(strategy: AgentStrategy): string
  retry(status: AgentOutcome['status']): string
  unchanged: string
  instructions(count: number): string
  review: string
  context(context: IterationContext): string
  stop: Readonly<Record<Ending, string>>
  confidence(sum: string): string
}

export const DECISION_WORDS: Readonly<Record<Language, DecisionWords>> = {
  ja: {
    strategy: ({ queryModifiers, preferredSources, timeRange }) =>
      `検索語に加える語: ${queryModifiers.join('、')}／優先する情報源: ${preferredSources.join('、')}／期間: ${timeRange}`,
    retry: (status) => `成功が半数に満たなかったため再実行（結果: ${status}）`,
    unchanged: '新しい情報がなく、前回のコンセンサスをそのまま返した',
    instructions: (count) => `読み手やAIへの指示を含む（${count}か所）。従わず、引用もしない`,
    review: 'すべてのレポートが矛盾の許容値を超えた',
    context: ({ unresolvedQuestions, areasToDeepen, coveredSources }) =>
      `次の反復へ: 未解決の問い ${unresolvedQuestions.length}件、深掘り: ${areasToDeepen.join('、') || 'なし'}、既読 ${coveredSources.length}件`,
    stop: {
      iterations: '予定した反復を終えた',
      'early-stop': '改善が2回続けて閾値未満だった',
      'nothing-new': 'どのエージェントも2回続けて新しい情報を得なかった',
      budget: '予算または期限に達した',
      cancelled: '取り消された',
      failed: '再実行後も成功したエージェントが半数に満たなかった',
    },
    confidence: (sum) => `情報源とエージェントから: ${sum}`,
  },
  en: {
    strategy: ({ queryModifiers, preferredSources, timeRange }) =>
      `adds to its queries: ${queryModifiers.join(', ')}; prefers: ${preferredSources.join(', ')}; time range: ${timeRange}`,
    retry: (status) => `tried again, because fewer than half had succeeded (${status})`,
    unchanged: 'found nothing new and returned the previous consensus',
    instructions: (count) =>
      `holds instructions to its reader or to a machine (passages: ${count}); none is followed or quoted`,
    review: 'every report is over the conflict threshold',
    context: ({ unresolvedQuestions, areasToDeepen, coveredSources }) =>
      `to the next iteration: ${unresolvedQuestions.length} unresolved questions, to deepen: ${areasToDeepen.join(', ') || 'nothing'}, ${coveredSources.length} sources covered`,
    stop: {
      iterations: 'the planned iterations are done',
      'early-stop': 'two improvements in a row were below the threshold',
      'nothing-new': 'no agent found anything new, twice in a row',
      budget: 'the budget or the deadline was reached',
      cancelled: 'it was cancelled',
      failed: 'fewer than half of the agents succeeded, after a retry too',
    },
    confidence: (sum) => `from sources and agents: ${sum}`,
  },
}
