import { useTranslation } from 'react-i18next'
import { type CodeCall, type CodeDecision, PHASES, SLOTS } from '../../../api/code.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { useRequirementName } from './requirement-name.ts'
import { paramsLine } from '../evidence/timeline.ts'

type Reason = CodeDecision['reasons'][number]

/** Reasons whose subject is a name of ours. In all others the same letters are somebody's, and stay as they are. */
const ABOUT_OURS = new Set([
  'requirement-short',
  'slot-changed',
  'slot-unsupported',
  'semantic-slot-fact',
  'semantic-opened',
  'semantic-reason-invalid',
])
/** Reasons that speak of phases and risks, which a reader knows by other names. */
const ABOUT_PHASES = new Set(['started', 'ready', 'semantic-phase', 'write-phase'])
const RISKS = ['LOW', 'MEDIUM', 'HIGH'] as const
const OUR_NAMES = /[a-z]+(?:_[a-z]+)+(?:\.[a-z_]+)?/gu
const CALL_OF = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/iu
const CALL_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu

/** A reason of the server as a person reads it: calls by what they looked for, slots and counts by their plain names. */
export function useReasonText(calls: readonly CodeCall[]): (reason: Reason) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const requirementName = useRequirementName()
  const plainName = (name: string) => {
    const slot = SLOTS.find((known) => known === name)
    return slot === undefined ? requirementName(name) : t(`code.slots.${slot}`)
  }
  const plainPhase = (word: string) => {
    const phase = PHASES.find((known) => known === word)
    if (phase !== undefined) return t('code.verdict.phase', { phase: t(`code.phases.${phase}.name`) })
    const risk = RISKS.find((known) => known === word)
    return risk === undefined ? word : t(`code.verdict.risk.${risk}`)
  }
  return (reason) => {
    const said = withCalls(reason[language], calls)
    const [call] = CALL_OF.exec(reason[language]) ?? []
    if (reason.name === 'call-tool' && call !== undefined)
      return t('code.verdict.callTool', { call: withCalls(call, calls) })
    if (ABOUT_PHASES.has(reason.name)) return closedUp(said.replaceAll(/\b[A-Z]{3,}\b/g, plainPhase))
    // The name of a file may look like one of ours: only where the sentence itself says it.
    if (reason.name === 'write-unexplored')
      return said.replace(/files_analyzed(?= に|\.$)/, t('code.verdict.filesAnalyzed'))
    return ABOUT_OURS.has(reason.name) ? said.replaceAll(OUR_NAMES, plainName) : said
  }
}

/** A Latin name stands between spaces in Japanese; the quoted word in its place does not. */
export function closedUp(text: string): string {
  return text.replaceAll(/ (?=「)|(?<=」) (?=\p{sc=Hiragana})/gu, '')
}

/** A call of another session, or of none, keeps its id: there is nothing else to call it by. */
export function withCalls(text: string, calls: readonly Pick<CodeCall, 'call_id' | 'tool' | 'params'>[]): string {
  return text.replaceAll(CALL_ID, (id) => {
    const call = calls.find(({ call_id }) => call_id === id)
    return call === undefined ? id : `${call.tool} (${paramsLine(call.params)})`
  })
}
