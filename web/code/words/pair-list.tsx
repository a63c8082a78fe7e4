import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { judgeSynonym, type Synonym, SYNONYMS } from '../../api/code.ts'
import { Button } from '../../components/button.tsx'
import { useToast } from '../../components/overlays/toast.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'

export function PairList({ label, pairs }: { label: string; pairs: readonly Synonym[] }) {
  return (
    <ul aria-label={label} className="border-b border-hairline">
      {pairs.map((pair) => (
        <li key={pair.synonym_id} className="border-t border-hairline py-3">
          <Pair pair={pair} />
        </li>
      ))}
    </ul>
  )
}

function Pair({ pair: { synonym_id, term, word, root, status } }: { pair: Synonym }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  const judge = useMutation({
    mutationFn: (confirm: boolean) => judgeSynonym(synonym_id, confirm),
    onSuccess: async (_, confirm) => {
      say(t(confirm ? 'code.words.confirmed' : 'code.words.rejected', { term, word }))
      await client.invalidateQueries({ queryKey: SYNONYMS })
    },
  })
  const isWaiting = status === 'proposed'
  const reject = t(isWaiting ? 'code.words.reject' : 'code.words.takeBack')
  const which = (action: string) => t('code.words.which', { action, term, word })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p>{t('code.words.pair', { term, word })}</p>
          <p className="text-small text-ink-2">
            <bdi>{root}</bdi>
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            kind={isWaiting ? 'outline' : 'quiet'}
            icon={X}
            aria-label={which(reject)}
            disabled={judge.isPending}
            onClick={() => judge.mutate(false)}
          >
            {reject}
          </Button>
          {isWaiting && (
            <Button
              icon={Check}
              aria-label={which(t('code.words.confirm'))}
              disabled={judge.isPending}
              onClick={() => judge.mutate(true)}
            >
              {t('code.words.confirm')}
            </Button>
          )}
        </div>
      </div>
      {judge.isError && (
        <div className="mt-2">
          <FailedState code={codeFrom(judge.error)} kept={t('code.words.failed')} />
        </div>
      )}
    </>
  )
}
