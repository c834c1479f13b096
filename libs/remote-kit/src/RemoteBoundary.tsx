import { Component } from 'react'
import type { ReactNode } from 'react'

export interface RemoteBoundaryProps {
  /** Shown instead of the remote's part when it fails; `retry` renders the part anew. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

interface RemoteBoundaryState {
  hasFailed: boolean
}

/** Keeps the failure of one remote from the rest of the page. Give it the remote's name as `key`. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): RemoteBoundaryState {
    return { hasFailed: true }
  }

  private readonly retry = () => this.setState({ hasFailed: false })

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
