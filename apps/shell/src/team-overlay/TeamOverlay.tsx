import { useEffect, useRef, useState } from 'react'
import { listFailures } from '../client-report/failures.ts'
import { OverlayFrames } from './OverlayFrames.tsx'
import { OverlayPanel } from './OverlayPanel.tsx'
import { readParts } from './readParts.ts'
import { useCommits } from './useCommits.ts'
import type { OverlayInput } from './watchOverlayKeys.ts'

/** Polling interval of the overlay: the page does not announce changes. */
const REFRESH_MS = 400

export interface TeamOverlayProps extends OverlayInput {
  onClose: () => void
}

/** Frames around the parts of remotes, and a panel with their details. */
export function TeamOverlay({ remotes, call, onClose }: TeamOverlayProps) {
  const [parts, setParts] = useState(readParts)
  const commits = useCommits(call, remotes)
  const closeButton = useRef<HTMLButtonElement>(null)
  const failures = listFailures()

  useEffect(() => closeButton.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    const refresh = () => setParts(readParts())
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    const timer = setInterval(refresh, REFRESH_MS)
    window.addEventListener('scroll', refresh, { passive: true })
    window.addEventListener('keydown', closeOnEscape)
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', refresh)
      window.removeEventListener('keydown', closeOnEscape)
    }
  }, [onClose])

  const present = new Set(parts.map(({ name }) => name.split('/')[0]))
  return (
    <>
      <OverlayFrames parts={parts} remotes={remotes} failures={failures} />
      <section className="panel" aria-label="Team overlay">
        <header className="head">
          <h2>Team overlay</h2>
          <button ref={closeButton} onClick={onClose}>
            Close (Esc)
          </button>
        </header>
        <p role="status">{`${present.size} remotes on this page, ${parts.length} parts, ${failures.length} errors`}</p>
        <OverlayPanel parts={parts} remotes={remotes} commits={commits} failures={failures} />
      </section>
    </>
  )
}
