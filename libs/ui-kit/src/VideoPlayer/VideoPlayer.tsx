import { css } from '@linaria/core'
import { type MouseEvent, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { playIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { safeHref } from '../Link/safeHref.ts'
import { color, fontSize, lineHeight, media, radius, space } from '../tokens/tokens.ts'
import { captionsLabel, failureLabel, fileLabel, playLabel } from './videoPlayer.texts.ts'

export interface VideoPlayerProps {
  /** Address of the file; one with a dangerous protocol leads nowhere. */
  src: string
  /** What the video shows: `Как сменить патрон`. */
  title: string
  /** Address of the picture that stands here before. */
  poster: string
  /** Length in words: `1:42`. */
  duration?: string
  /** Address of a WebVTT file. */
  captions?: string
  /** Width to height; 16 to 9 by default. */
  aspect?: number
  /** Begins at once, as after a press on its poster: for a window that was opened by one. */
  isStarted?: boolean
}

/**
 * Video that loads nothing but its poster until it is asked for. Without JavaScript the poster leads to the file.
 *
 * - keyboard: the poster is a link, Enter starts; then the browser's own controls have the focus and their keys
 * - `data-failed`: the file could not be played, and the link to it is there
 */
export function VideoPlayer({
  src,
  title,
  poster,
  duration,
  captions,
  aspect = 16 / 9,
  isStarted = false,
}: VideoPlayerProps) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>(isStarted ? 'playing' : 'poster')
  // Videos come from other sites as a rule; only what such an address could do is guarded against.
  const href = safeHref(src, { external: true })

  function start(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setState('playing')
  }

  return (
    <div className={player} style={{ aspectRatio: aspect }} data-failed={state === 'failed' || undefined}>
      {state === 'poster' && (
        <a className={cover} href={href} aria-label={playLabel(title, duration)} onClick={start}>
          <img className={picture} src={poster} alt="" loading="lazy" decoding="async" />
          <span className={sign}>
            <Icon shape={playIcon} size="l" filled />
          </span>
          {duration && <span className={length}>{duration}</span>}
        </a>
      )}
      {state === 'playing' && (
        <video
          className={picture}
          src={href}
          poster={poster}
          title={title}
          aria-label={title}
          controls
          playsInline
          autoPlay
          // The focused poster is removed or covered; a hidden video is paused.
          ref={focusAndStop}
          onError={() => setState('failed')}
        >
          {captions && <track kind="captions" srcLang="ru" label={captionsLabel} src={captions} default />}
        </video>
      )}
      {state === 'failed' && (
        <p className={failure} role="alert">
          {failureLabel}{' '}
          <Link className={file} href={src} external>
            {fileLabel}
          </Link>
        </p>
      )}
    </div>
  )
}

function focusAndStop(video: HTMLVideoElement) {
  video.focus()
  return () => video.pause()
}

const picture = css`
  width: 100%;
  height: 100%;
  object-fit: contain;
`

const sign = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin: auto;
  border-radius: ${radius.round};
  background-color: ${color.surfaceScrim};
  color: ${color.textInverse};
`

const length = css`
  position: absolute;
  right: ${space.s8};
  bottom: ${space.s8};
  padding: ${space.s2} ${space.s6};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const cover = css`
  position: absolute;
  inset: 0;
  border-radius: inherit;

  @media ${media.hover} {
    &:hover > .${sign} {
      background-color: ${color.surfaceInverse};
    }
  }
`

const file = css`
  color: ${color.textLinkInverse};
`

const failure = css`
  display: grid;
  place-content: center;
  height: 100%;
  padding: ${space.s16};
  color: ${color.textInverse};
  text-align: center;
`

const player = css`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card};
  background-color: ${color.surfaceInverse};

  &:has(:focus-visible) {
    overflow: visible;
  }
`
