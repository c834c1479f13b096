import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon } from '../Icon/icons.ts'
import { color, dimension, fontSize, lineHeight, media, motion, space, weight } from '../tokens/tokens.ts'

export interface DisclosureProps {
  /** Always seen; a press on it shows or hides the rest. */
  summary: ReactNode
  /** Open at first. */
  defaultOpen?: boolean
  children: ReactNode
}

/** Part that opens and closes, without JavaScript too: a group of filters. */
export function Disclosure({ summary, defaultOpen, children }: DisclosureProps) {
  return (
    <details className={part} open={defaultOpen}>
      <summary className={title}>
        {summary}
        <Icon shape={chevronDownIcon} size="s" className={arrow} />
      </summary>
      <div className={content}>{children}</div>
    </details>
  )
}

const arrow = css`
  flex: none;
  margin: 2px 0;
  color: ${color.textMuted};
  transition: rotate ${motion.fast};
`

const title = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s8};
  padding: ${space.s16};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media ${media.touch} {
    align-items: center;
    min-height: ${dimension.tapMin};
  }
`

const content = css`
  padding: 0 ${space.s16} ${space.s16};
  margin-top: -6px;
`

const part = css`
  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  &[open] .${arrow} {
    rotate: 180deg;
  }
`
