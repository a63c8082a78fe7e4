import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeSessionsQuery } from '../../api/code.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'

/** Which code to look at: a folder of a session, or any other. */
export function FolderChoice() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [root, setRoot] = useState('')
  const sessions = useInfiniteQuery(codeSessionsQuery).data?.pages.flatMap((page) => page.sessions) ?? []
  const roots = [...new Set(sessions.map((session) => session.root))]
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (root.trim() !== '') void navigate({ to: '/code/graph', search: { root: root.trim() } })
        }}
      >
        <TextField
          id="code-graph-root"
          label={t('code.start.root')}
          hint={t('code.start.rootHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={1_000}
          value={root}
          onChange={(event) => setRoot(event.target.value)}
        />
        <div className="mt-3 flex justify-end">
          <Button type="submit" kind="primary" icon={FolderOpen} disabled={root.trim() === ''}>
            {t('code.graph.open')}
          </Button>
        </div>
      </form>
      {roots.length > 0 && (
        <section aria-labelledby="code-graph-roots" className="mt-10">
          <h2 id="code-graph-roots" className="mb-2 font-semibold">
            {t('code.graph.known')}
          </h2>
          <ul className="border-b border-hairline">
            {roots.map((known) => (
              <li key={known} className="border-t border-hairline">
                <Link
                  to="/code/graph"
                  search={{ root: known }}
                  className="flex min-h-11 items-center gap-2 font-mono text-small text-accent underline-offset-4 wrap-anywhere hover:underline"
                >
                  {known}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
