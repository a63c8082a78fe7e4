import { Outlet, useLocation } from '@tanstack/react-router'
import { Shell } from './shell.tsx'

/** The shell around every room; a participant of an interview sees their conversation and nothing else of the house. */
export function Frame() {
  const { pathname } = useLocation()
  return /^\/i(?:\/|$)/.test(pathname) ? <Outlet /> : <Shell />
}
