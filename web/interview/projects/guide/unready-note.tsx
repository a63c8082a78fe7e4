import { useTranslation } from 'react-i18next'
import { MAX_TOPIC_CHARACTERS, MAX_TOPICS } from '../../../api/interview.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { RANGES, type Unready } from './guide-values.ts'

/** What is in the way of saving, said before anyone tries. */
export function UnreadyNote({ of }: { of: Unready }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const field = t(`interview.guide.${of.field}`)
  const text = () => {
    switch (of.reason) {
      case 'missing':
        return t('interview.guide.missing')
      case 'range': {
        const [least, most] = RANGES[of.field]
        return t('interview.guide.outOfRange', { field, least, most: formatNumber(most, language) })
      }
      case 'many':
        return t('interview.guide.tooMany', { field, max: MAX_TOPICS })
      case 'long':
        return t('interview.guide.tooLong', { field, max: MAX_TOPIC_CHARACTERS })
      case 'past':
        return t('interview.guide.past', { field })
      case 'unknown':
        return t('interview.guide.unready', { field })
    }
  }
  return <output className="mb-3 block text-small text-ink-2">{text()}</output>
}
