import { lackIn } from '../api/code.ts'
import { useLanguage } from '../i18n/index.ts'

/** Why an answer may lack something, in the reader's language. */
export function Lacks({ reasons }: { reasons: readonly string[] }) {
  const language = useLanguage()
  const told = [...new Set(reasons.map((reason) => lackIn(reason, language)))]
  return (
    <ul className="list-disc pl-5 text-ink-2 marker:text-edge">
      {told.map((reason) => (
        <li key={reason}>
          <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  )
}
