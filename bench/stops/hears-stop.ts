import { hearTalk } from '../../src/capabilities/interview/talk/hear.ts'
import type { Spoken } from '../../src/capabilities/interview/talk/spoken.ts'
import { talkOf } from '../../src/capabilities/why/talk/talk.ts'
import { lexicalSimilarity } from '../../src/text/index.ts'
import type { MoveMessage } from '../../scripts/data/moves/message.ts'

const similarity = lexicalSimilarity()
const BEGAN = { ja: '玄関を片づけたいんです。', en: 'I would like to tidy up the hallway.' }
const ASKED = { ja: 'きっかけは何でしたか？', en: 'What got you thinking about that?' }
const TOLD = { ja: '毎朝、靴を探しています。', en: 'We look for shoes every morning.' }

/** Whether `why` lets somebody go who writes this in the middle of a talk. */
export async function stopsWhy({ language, question, text }: MoveMessage): Promise<boolean> {
  const about = { move: 'ask', slot: null, asks: null } as const
  const { latest } = await talkOf({
    language,
    turn: 2,
    latest: text,
    anchor: { original_message: BEGAN[language], core_keywords: [], initial_purpose: BEGAN[language] },
    history: [
      { role: 'user', content: BEGAN[language], turn: 0 },
      { role: 'assistant', content: ASKED[language], turn: 0, about },
      { role: 'user', content: TOLD[language], turn: 1 },
      { role: 'assistant', content: question, turn: 1, about },
    ],
    previousQuestion: { text: question, type: 'open', about },
    similarity,
  })
  return latest.stops
}

/** What an interview does: end, ask whether to end, or go on. */
export function stopsInterview({ language, question, text }: MoveMessage): 'ends' | 'asks' | 'goes-on' {
  const said = (role: Spoken['role'], content: string): Spoken => ({
    role,
    content,
    meta: { kind: role === 'user' ? 'answer' : 'question', state: 'enumerate' },
  })
  const { kind, mayStop } = hearTalk(
    [said('assistant', ASKED[language]), said('user', TOLD[language]), said('assistant', question), said('user', text)],
    language,
  )
  return kind === 'stop' ? 'ends' : mayStop ? 'asks' : 'goes-on'
}
