import { Component, type ReactNode } from 'react'

/** The last net, around everything a page shows; in its place stands `page`. */
export class ErrorBoundary extends Component<{ page: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.page : this.props.children
  }
}
