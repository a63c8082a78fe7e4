import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../api/interview.ts'
import { buttonClass } from '../../components/button.tsx'
import { OpenProject } from './open-project.tsx'
import { PublicLink } from './public-link.tsx'

const OPEN_THE_DOOR = 'naze start --door'

/** How people get in: the link and code of the open door, or how to open one. */
export function ShareLink({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { status, link, public_link: publicLink } = project
  return (
    <section aria-labelledby="share">
      <h2 id="share" className="font-semibold">
        {t('interview.share.title')}
      </h2>
      {status !== 'active' && <OpenProject project={project} status={status} />}
      {status === 'active' && publicLink !== null && <PublicLink link={publicLink} />}
      {status === 'active' && publicLink === null && (
        <>
          <p className="mt-1 text-small text-ink-2">{t('interview.share.noDoor')}</p>
          <p className="mt-2 mb-4 text-small">
            <code className="rounded-[4px] border border-hairline bg-surface px-2 py-1">{OPEN_THE_DOOR}</code>
          </p>
          <a href={link} target="_blank" rel="noreferrer noopener" className={buttonClass('outline')}>
            <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
            {t('interview.share.tryHere')}
          </a>
        </>
      )}
    </section>
  )
}
