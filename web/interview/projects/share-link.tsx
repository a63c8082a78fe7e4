import { Link } from '@tanstack/react-router'
import { ExternalLink, Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../api/interview.ts'
import { buttonClass } from '../../components/button.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { CopyBlock } from '../../components/copy-block.tsx'
import { PREVIEW } from './guide/guide-preview.tsx'
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
          <p className="mt-1 text-small text-ink-2">
            <Phrases text={t('interview.share.noDoor')} />
          </p>
          <CopyBlock label={t('interview.share.command')} text={OPEN_THE_DOOR} />
          <CopyBlock label={t('interview.share.here')} text={new URL(link, location.href).href} />
          <div className="mt-3 flex flex-col items-start gap-2">
            <Link
              to="/interviews/$id/guide"
              params={{ id: project.id }}
              hash={PREVIEW}
              className={buttonClass('outline')}
            >
              <Eye aria-hidden size={18} strokeWidth={1.75} />
              {t('interview.share.preview')}
            </Link>
            <a
              href={link}
              target="_blank"
              rel="noreferrer noopener"
              className={buttonClass('plain', '-ml-2 text-left')}
            >
              <ExternalLink aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
              {t('interview.share.realHere')}
            </a>
          </div>
        </>
      )}
    </section>
  )
}
