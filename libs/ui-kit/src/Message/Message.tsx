import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { checkIcon, clockIcon, type IconShape, infoIcon } from '../Icon/icons.ts'
import { color, fontSize, lineHeight, radius, space, weight } from '../tokens/tokens.ts'

const ICONS = { ok: checkIcon, warn: clockIcon, danger: infoIcon, info: infoIcon } satisfies Record<string, IconShape>

export interface MessageProps {
  tone: 'ok' | 'warn' | 'danger' | 'info'
  title?: string
  children?: ReactNode
  /** Icon instead of the usual one of the tone. */
  icon?: IconShape
  /** Appeared after an action: read aloud at once when it is a failure, in turn otherwise. */
  isLive?: boolean
}

/** Soft coloured strip with news about the part that it stands in. `data-tone`: `ok`, `warn`, `danger` or `info`. */
export function Message({ tone, title, children, icon, isLive }: MessageProps) {
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={strip} data-tone={tone} role={isLive ? role : undefined}>
      <Icon shape={icon ?? ICONS[tone]} />
      <div>
        {title && <p className={heading}>{title}</p>}
        {children}
      </div>
    </div>
  )
}

const heading = css`
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
`

const strip = css`
  display: flex;
  gap: ${space.s12};
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.card};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &[data-tone='ok'] {
    background-color: ${color.stateOkSoft};
  }

  &[data-tone='warn'] {
    background-color: ${color.stateWarnSoft};
  }

  &[data-tone='danger'] {
    background-color: ${color.stateDangerSoft};
  }

  &[data-tone='info'] {
    background-color: ${color.stateInfoSoft};
  }

  &[data-tone='ok'] > svg {
    color: ${color.stateOk};
  }

  &[data-tone='warn'] > svg {
    color: ${color.stateWarn};
  }

  &[data-tone='danger'] > svg {
    color: ${color.stateDanger};
  }

  &[data-tone='info'] > svg {
    color: ${color.stateInfo};
  }
`
