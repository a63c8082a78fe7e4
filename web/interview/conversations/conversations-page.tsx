import { getRouteApi } from '@tanstack/react-router'
import { ProjectFrame } from '../projects/project-frame.tsx'
import { EraseProject } from '../projects/erase-project.tsx'
import { CloseProject } from '../projects/close-project.tsx'
import { ConversationList } from './conversation-list.tsx'
import { FunnelView } from '../analysis/funnel-view.tsx'
import { ShareLink } from '../projects/share-link.tsx'

const route = getRouteApi('/interviews/$id')

/** What happens in a project right now: who answers, how far they come, and how to invite more. */
export function ConversationsPage() {
  const { id } = route.useParams()
  return (
    <ProjectFrame
      key={id}
      id={id}
      renderAction={(project) => (
        <div className="flex flex-wrap gap-3">
          {project.status !== 'closed' && <CloseProject id={id} />}
          <EraseProject id={id} />
        </div>
      )}
    >
      {(project) => (
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="min-w-0 lg:row-span-2">
            <ConversationList project={project} />
          </div>
          <ShareLink project={project} />
          <FunnelView id={id} />
        </div>
      )}
    </ProjectFrame>
  )
}
