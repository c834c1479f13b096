import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { closeIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { color, fontSize, lineHeight, space } from '../tokens/tokens.ts'
import { closeBannerLabel } from './banner.texts.ts'

export interface BannerProps {
  /** Name of the strip, for screen readers. */
  label: string
  /** `info`: news; `warn`: a warning; `signal`: an offer. */
  tone?: 'info' | 'warn' | 'signal'
  /** A link or a button after the text. */
  action?: ReactNode
  /** Called by the close button; without it there is none. */
  onClose?: () => void
  children: ReactNode
}

/**
 * Announcement strip across the page.
 *
 * States: `data-tone`.
 */
export function Banner({ label, tone = 'info', action, onClose, children }: BannerProps) {
  return (
    <aside className={strip} aria-label={label} data-tone={tone}>
      <div className={words}>
        {children}
        {action && <> {action}</>}
      </div>
      {onClose && <IconButton size="s" iconSize="s" shape={closeIcon} label={closeBannerLabel} onClick={onClose} />}
    </aside>
  )
}

const words = css`
  flex: 1;
  min-width: 0;

  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

const strip = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 40px;
  padding: ${space.s6} ${space.s16};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  &[data-tone='info'] {
    background-color: ${color.stateInfoSoft};
  }

  &[data-tone='warn'] {
    background-color: ${color.stateWarnSoft};
  }

  &[data-tone='signal'] {
    background-color: ${color.signalSoft};
  }
`
