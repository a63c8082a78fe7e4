import { useTranslation } from 'react-i18next'
import type { ConversationSummary } from '../../api/interview.ts'
import { MaskedText } from '../../components/masked-text.tsx'

type Named = Pick<ConversationSummary, 'id' | 'first_words'>

/** A conversation is recognised by how it began; one without an answer by the end of its id, which differs most. */
export function ConversationName({ of: { id, first_words: words } }: { of: Named }) {
  const { t } = useTranslation()
  if (words !== null) return <MaskedText text={words} />
  return t('interview.conversations.name', { name: id.slice(-4).toUpperCase() })
}
