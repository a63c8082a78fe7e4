import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../components/button.tsx'

/** Opens what a tool answered. The address says which, so that it can be shared. */
export function EvidenceLink({
  session,
  call,
  label,
  children,
}: {
  session: string
  call: string
  /** What a screen reader says, where the words alone do not say of what. */
  label?: string
  children: string
}) {
  return (
    <Link
      to="/code/$id"
      params={{ id: session }}
      search={{ call }}
      preload={false}
      resetScroll={false}
      aria-label={label}
      className={buttonClass('plain', 'no-print -ml-2 md:min-h-8')}
    >
      {children}
    </Link>
  )
}
