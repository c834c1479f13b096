import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { playIcon } from '@verstak/ui-kit/icons'
import { safeHref } from '@verstak/ui-kit/safeHref'
import { color, fontSize, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { MouseEvent } from 'react'
import type { Medium } from './mediaOf.ts'

const SIZE = 104

export interface MediaThumbProps {
  medium: Medium
  /** What it is, for screen readers. */
  label: string
  /** Shows it in the window; without one the thumbnail leads to its file. */
  onOpen?: (() => void) | undefined
  /** Shown in the window now. */
  isCurrent?: boolean
  size?: 'm' | 's'
}

/** Picture or video of a buyer, as a square that opens it. */
export function MediaThumb({ medium, label, onOpen, isCurrent, size = 'm' }: MediaThumbProps) {
  function press(event: MouseEvent) {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }

  return (
    <a
      className={thumb}
      href={safeHref(medium.url)}
      rel="nofollow"
      aria-label={label}
      aria-haspopup={onOpen && isCurrent === undefined ? 'dialog' : undefined}
      aria-current={isCurrent || undefined}
      data-size={size}
      onClick={press}
    >
      {medium.preview && (
        <img className={image} src={medium.preview} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" />
      )}
      {medium.kind === 'video' && (
        <span className={mark}>
          <Icon shape={playIcon} size="s" filled />
        </span>
      )}
    </a>
  )
}

const image = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const mark = css`
  position: absolute;
  left: ${space.s8};
  bottom: ${space.s8};
  display: flex;
  align-items: center;
  height: 24px;
  padding: 0 ${space.s4};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  font-weight: ${weight.semibold};
`

const thumb = css`
  position: relative;
  display: block;
  flex: none;
  width: ${SIZE}px;
  height: ${SIZE}px;
  overflow: hidden;
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};

  &[data-size='s'] {
    width: 72px;
    height: 72px;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${color.lineHair};
  }

  &:hover::after {
    box-shadow: inset 0 0 0 2px ${color.lineStrong};
  }

  &[aria-current]::after {
    box-shadow:
      inset 0 0 0 2px ${color.lineStrong},
      inset 0 0 0 4px ${color.surfaceCard};
  }
`
