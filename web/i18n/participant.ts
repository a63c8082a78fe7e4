import { participant as enParticipant } from './en/participant.ts'
import { shared as enShared } from './en/shared.ts'
import { participant as jaParticipant } from './ja/participant.ts'
import { shared as jaShared } from './ja/shared.ts'

/** The words of the participants' page alone: those of the researcher's pages do not travel to their phones. */
export const participantWords = {
  ja: { ...jaShared, interview: { participant: jaParticipant } },
  en: { ...enShared, interview: { participant: enParticipant } },
}
