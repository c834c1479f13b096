import type { LiveRemote } from '../document/boot.ts'
import type { SeenFailure } from '../client-report/failures.ts'
import { partOf } from './overlayRows.ts'
import type { PagePart } from './readParts.ts'

export interface OverlayFramesProps {
  parts: readonly PagePart[]
  remotes: readonly LiveRemote[]
  failures: readonly SeenFailure[]
}

/** A frame with a label around each part. Hidden from screen readers: the panel has the same information. */
export function OverlayFrames({ parts, remotes, failures }: OverlayFramesProps) {
  return (
    <div aria-hidden="true">
      {parts.map(({ name, box }, index) => {
        if (!box) return null
        const version = remotes.find((remote) => remote.name === name.split('/')[0])?.version
        const hasFailed = failures.some((failure) => partOf(failure) === name)
        return (
          <div key={index} className="frame" data-kind={name.includes('/') ? 'widget' : 'page'} style={box}>
            <span className="label" data-failed={hasFailed}>
              {`${name} ${version ?? ''}`}
            </span>
          </div>
        )
      })}
    </div>
  )
}
