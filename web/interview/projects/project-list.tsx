import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../api/interview.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatWhen } from '../../lib/text/format.ts'
import { StatusWord } from './status-word.tsx'

export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul className="border-b border-hairline">
      {projects.map((project) => (
        <li key={project.id} className="border-t border-hairline">
          <Link
            to="/interviews/$id"
            params={{ id: project.id }}
            className="group -mx-2 flex flex-col gap-x-6 gap-y-0.5 rounded-card px-2 py-3.5 hover:bg-surface md:flex-row md:items-center"
          >
            <span lang={project.language} className="min-w-0 flex-1">
              <span className="line-clamp-2 underline-offset-4 group-hover:underline">
                <bdi>{project.name}</bdi>
              </span>
              <span className="line-clamp-1 text-small text-ink-2">
                <bdi>{project.goal}</bdi>
              </span>
            </span>
            <span className="flex shrink-0 flex-wrap items-center gap-x-4 text-small text-ink-2">
              <StatusWord of={project.status} />
              <span>
                {t('interview.count', { total: project.counts.conversations, done: project.counts.finished })}
              </span>
              <time dateTime={project.updated_at} className="md:w-24 md:text-right">
                {formatWhen(project.updated_at, language)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
