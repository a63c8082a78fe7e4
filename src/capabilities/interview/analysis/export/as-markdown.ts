import { inertWords, type Language } from '#text/index.ts'
import type { Insight } from '../../contract.ts'
import type { Transcript } from '../../rows/transcripts.ts'
import type { Exported } from './exported.ts'

const WORDING: Readonly<Record<Language, Record<'insights' | 'answers' | 'none' | 'conversation' | 'asked', string>>> =
  {
    ja: { insights: '気づき', answers: '回答', none: 'まだありません。', conversation: '会話', asked: '質問' },
    en: { insights: 'Insights', answers: 'Answers', none: 'None yet.', conversation: 'Conversation', asked: 'Asked' },
  }

export function asMarkdown({ project, insights, transcripts }: Exported): string {
  const words = WORDING[project.language]
  const blocks = [
    `# ${inertWords(project.name)}`,
    inertWords(project.goal),
    `## ${words.insights}`,
    ...(insights.length === 0 ? [words.none] : insights.flatMap((card) => cardBlocks(card, project.language))),
    `## ${words.answers}`,
    ...(transcripts.length === 0
      ? [words.none]
      : transcripts.flatMap((transcript, n) => transcriptBlocks(transcript, `${words.conversation} ${n + 1}`))),
  ]
  return `${blocks.join('\n\n')}\n`
}

function cardBlocks(card: Insight, language: Language): string[] {
  const figures =
    language === 'ja'
      ? `確信度 ${card.confidence_label}（${card.confidence}）・重さ ${card.severity}/5・${card.frequency} 件の会話`
      : `Confidence ${card.confidence_label} (${card.confidence}), severity ${card.severity}/5, in ${card.frequency} conversations`
  return [
    `### ${inertWords(card.theme)}`,
    figures,
    inertWords(card.summary),
    ...(card.jtbd === '' ? [] : [`JTBD: ${inertWords(card.jtbd)}`]),
    ...card.evidence.map(({ text }) => quote(text)),
  ]
}

function transcriptBlocks({ conversation, messages }: Transcript, title: string): string[] {
  const turns = messages
    .filter(({ meta }) => meta.kind !== 'skip' && meta.kind !== 'consent')
    .map(({ role, content }) => (role === 'user' ? quote(content) : inertWords(content)))
  return [`### ${title} (${conversation.state})`, ...turns]
}

function quote(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => `> ${inertWords(line)}`)
    .join('\n')
}
