import { Component, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

/** The last net, around the router itself; what breaks inside a room is caught by the room's route. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}
