import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { color, dimension, fontSize, lineHeight, media, motion, space, weight } from '../tokens/tokens.ts'

export interface DisclosureProps {
  /** Always visible; a click on it shows or hides the rest. */
  summary: ReactNode
  /** Initially open. */
  defaultOpen?: boolean
  /** Of all disclosures of one name at most one is open. */
  name?: string
  /** Called when it is opened. */
  onOpen?: () => void
  children: ReactNode
}

/**
 * Part that opens and closes, without JavaScript too: a group of filters.
 *
 * Keyboard: Enter and Space on the summary.
 */
export function Disclosure({ summary, defaultOpen, name, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={part}
      open={defaultOpen}
      name={name}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={title}>{summary}</summary>
      <div className={content}>{children}</div>
    </details>
  )
}

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
  /* Names of facets come from the goods of shops. */
  overflow-wrap: anywhere;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  /* The chevron, as \`chevronDownIcon\` in 16 px draws it; a column of filters has forty. */
  &::after {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    margin: 5px 4px 6px;
    border: solid ${color.textMuted};
    border-width: 0 1.2px 1.2px 0;
    transform: translateY(-1.5px) rotate(45deg);
    transition: rotate ${motion.fast};
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

  &[open] > .${title}::after {
    rotate: 180deg;
  }
`
