import { Component, useContext } from 'react'
import type { ReactNode } from 'react'
import { HostContext, PartContext } from './hostContext.ts'
import { restoreFocus, pathOf } from './restoreFocus.ts'

export interface RemoteBoundaryProps {
  /** Shown instead of the remote's part when it fails; `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/**
 * Error boundary around one remote's part: it reports the error, and the rest of the page stays. Pass the remote's
 * name as `key`.
 */
export function RemoteBoundary(props: RemoteBoundaryProps) {
  const host = useContext(HostContext)
  const [remote, widget] = useContext(PartContext)?.split('/') ?? []
  const report = (error: unknown) =>
    remote && host?.report({ remote, ...(widget ? { widget } : {}), kind: 'render', error })
  return <Boundary {...props} onFailure={report} />
}

interface BoundaryProps extends RemoteBoundaryProps {
  onFailure: (error: unknown) => void
}

interface BoundaryState {
  hasFailed: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState, Element[]> {
  override state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  // Runs before React removes the failed content, which may hold the focus.
  override getSnapshotBeforeUpdate() {
    return pathOf(document.activeElement)
  }

  override componentDidUpdate(_props: BoundaryProps, before: BoundaryState, focused: Element[]) {
    if (before.hasFailed !== this.state.hasFailed) restoreFocus(focused)
  }

  private readonly retry = () => this.setState({ hasFailed: false })

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
