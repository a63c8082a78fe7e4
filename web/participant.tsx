import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client.ts'
import { BrokenPage } from './components/states/broken-page.tsx'
import { ErrorBoundary } from './components/states/error-boundary.tsx'
import { startI18n } from './i18n/index.ts'
import { participantWords } from './i18n/participant.ts'
import { ParticipantPage } from './interview/participant/participant-page.tsx'
import { watchSystemTheme } from './lib/browser/theme.ts'
import './lib/browser/zod-without-eval.ts'
import './styles/index.css'

// A page of its own: whoever answers an interview is sent nothing of what a researcher works with.
startI18n(participantWords)
watchSystemTheme()
// Apart from the first stylesheet: 30 kB of unicode ranges that only name which slice of the font to fetch when needed.
void import('@fontsource-variable/noto-sans-jp/index.css')

const root = document.getElementById('root')
if (root === null) throw new Error('participant.html has no #root')
const token = /^\/i\/([^/]+)\/?$/.exec(location.pathname)?.[1] ?? ''

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary page={<BrokenPage />}>
      <QueryClientProvider client={queryClient}>
        <ParticipantPage token={token} />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
)
