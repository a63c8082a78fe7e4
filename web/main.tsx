import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client.ts'
import { router } from './app/router.tsx'
import { BrokenPage } from './components/states/broken-page.tsx'
import { ErrorBoundary } from './components/states/error-boundary.tsx'
import { en } from './i18n/en.ts'
import { startI18n } from './i18n/index.ts'
import { ja } from './i18n/ja.ts'
import './lib/browser/zod-without-eval.ts'
import { watchSystemTheme } from './lib/browser/theme.ts'
import './styles/index.css'

startI18n({ ja, en })
watchSystemTheme()
// Apart from the first stylesheet: 30 kB of unicode ranges that only name which slice of the font to fetch when needed.
void import('@fontsource-variable/noto-sans-jp/index.css')

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary page={<BrokenPage home />}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
)
