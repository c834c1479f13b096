import { css } from '@linaria/core'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { Link } from '@verstak/ui-kit/Link'
import { color, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import type { Medium } from '../review-card/mediaOf.ts'
import { windowTexts } from './mediaWindow.texts.ts'
import { useVideoBuffer } from './useVideoBuffer.ts'

export interface MediaViewerProps {
  medium: Medium
  /** Name of the review's author. */
  author: string
}

/** The shown picture or video. */
export function MediaViewer({ medium, author }: MediaViewerProps) {
  if (medium.kind === 'video') return <Video medium={medium} author={author} />
  return <img className={picture} src={medium.url} alt={windowTexts.image(author)} draggable={false} />
}

function Video({ medium: { url, preview }, author }: MediaViewerProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const { ref, isBuffering } = useVideoBuffer()
  if (hasFailed) {
    return (
      <p className={failure} role="alert">
        {windowTexts.videoFailed}{' '}
        <Link className={file} href={url} target="_blank">
          {windowTexts.openFile}
        </Link>
      </p>
    )
  }
  return (
    <>
      <video
        ref={ref}
        className={picture}
        src={url}
        poster={preview || undefined}
        aria-label={windowTexts.video(author)}
        preload="auto"
        controls
        playsInline
        onError={() => setHasFailed(true)}
      />
      {isBuffering && (
        <span className={waiting}>
          <Spinner label={windowTexts.buffering} />
        </span>
      )}
    </>
  )
}

const picture = css`
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: contain;

  &:is(img) {
    background-color: ${color.surfaceCard};
  }
`

const waiting = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.textInverse};
  pointer-events: none;
`

const failure = css`
  align-self: center;
  padding: ${space.s16};
  color: ${color.textInverse};
  text-align: center;
`

const file = css`
  color: ${color.textLinkInverse};
`
