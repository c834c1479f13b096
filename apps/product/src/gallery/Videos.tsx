import { css } from '@linaria/core'
import type { ProductVideo } from '@verstak/contracts/productPage'
import { useModals } from '@verstak/remote-kit/useModals'
import { Icon } from '@verstak/ui-kit/Icon'
import { playIcon } from '@verstak/ui-kit/icons'
import { imageUrl } from '@verstak/ui-kit/imageUrl'
import { color, dimension, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import type { MouseEvent } from 'react'
import { videoTexts } from './videos.texts.ts'

const POSTER_SIZE = 560

export interface VideosProps {
  videos: readonly ProductVideo[]
  /** Address template of the product's picture, for videos without one of their own. */
  image: string
}

/** Videos of the product below its pictures. They load on a click; without JavaScript the click opens the file. */
export function Videos({ videos, image }: VideosProps) {
  const { showVideo, early, isOpening } = useModals()

  function play(event: MouseEvent, { title, src, poster, captions }: ProductVideo) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    showVideo({ title, src, poster: poster ?? imageUrl(image, POSTER_SIZE, 1), ...(captions !== null && { captions }) })
  }

  return (
    <ul className={list} aria-label={videoTexts.label} aria-busy={isOpening || undefined}>
      {videos.map((video) => (
        <li key={video.src}>
          <a
            className={link}
            href={video.src}
            rel="nofollow"
            aria-haspopup="dialog"
            {...early}
            onClick={(event) => play(event, video)}
          >
            <span className={sign}>
              <Icon shape={playIcon} size="s" filled />
            </span>
            <span className={words}>
              {video.title}
              {videoTexts.length(video.duration)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const sign = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.round};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
`

const words = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

const link = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  max-width: 100%;
  min-height: ${dimension.tapMin};
  padding-right: ${space.s8};
  border-radius: ${radius.control};
  color: ${color.textPrimary};

  @media ${media.hover} {
    &:hover {
      color: ${color.textLink};
    }
  }
`

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s20};
  min-width: 0;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  @media print {
    display: none;
  }
`
