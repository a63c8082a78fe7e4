import { useTranslation } from 'react-i18next'
import { type CodeCall, type CodeDecision, SLOTS } from '../../../api/code.ts'
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
const OUR_NAMES = /[a-z]+(?:_[a-z]+)+(?:\.[a-z_]+)?/gu
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
  return (reason) => {
    const said = withCalls(reason[language], calls)
    return ABOUT_OURS.has(reason.name) ? said.replaceAll(OUR_NAMES, plainName) : said
  }
}

/** A call of another session, or of none, keeps its id: there is nothing else to call it by. */
export function withCalls(text: string, calls: readonly Pick<CodeCall, 'call_id' | 'tool' | 'params'>[]): string {
  return text.replaceAll(CALL_ID, (id) => {
    const call = calls.find(({ call_id }) => call_id === id)
    return call === undefined ? id : `${call.tool} (${paramsLine(call.params)})`
  })
}
