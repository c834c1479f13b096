import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { closeIcon, type IconShape } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { color, controlHeight, fontSize, lineHeight, media, motion, radius, space, weight } from '../tokens/tokens.ts'
import { removeLabel } from './chip.texts.ts'

interface CommonProps {
  /** Text of the chip. */
  label: string
  /** Secondary text after the label: a number of products, a price. */
  note?: ReactNode
  /** Icon before the label. */
  icon?: IconShape
  /** Selected: dark. A link gets `aria-current`, a button `aria-pressed`. */
  selected?: boolean
  /** The target is unavailable: crossed out with a dashed edge. Can still be selected. */
  missing?: boolean
  /** Has a cross and the name `Убрать: …`: a click removes the condition. */
  removable?: boolean
  /** Height: s 32, m 40 px; 40 with 8 px around where fingers point. */
  size?: 's' | 'm'
}

export type ChipProps = CommonProps &
  (
    | ({ /** Makes it a link. */ href: string } & Omit<ComponentProps<'a'>, 'href' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'children'>)
  )

/**
 * Small choice in a row: a filter, a subcategory, a kit.
 *
 * Keyboard: Enter and, on a button, Space.
 * States: `data-selected`, `data-missing`, `data-size`; `aria-pressed` on a button, `aria-current` on a link.
 */
export function Chip(props: ChipProps) {
  const { label, note, icon, selected, missing, removable, size = 's', className, ...rest } = props
  const common = {
    className: clsx(chip, className),
    'data-size': size,
    'data-selected': selected || undefined,
    'data-missing': missing || undefined,
    'aria-label': removable ? removeLabel(label) : undefined,
  }
  const content = (
    <>
      {icon && <Icon shape={icon} size="s" />}
      <span className={words}>{label}</span>
      {note != null && <span className={quiet}>{note}</span>}
      {removable && <Icon shape={closeIcon} size="s" />}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...common} aria-current={selected || undefined}>
        {content}
      </Link>
    )
  }
  const { href: _, ...button } = rest
  return (
    <button type="button" {...button} {...common} aria-pressed={selected}>
      {content}
    </button>
  )
}

/* A long label is truncated. */
const words = css`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
`

const quiet = css`
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`

const chip = css`
  display: inline-flex;
  align-items: center;
  flex: none;
  max-width: 100%;
  gap: ${space.s6};
  height: ${controlHeight.s};
  padding: 0 ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.lineDefault};
  color: ${color.textPrimary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${motion.fast};

  &[data-size='m'] {
    height: ${controlHeight.m};
    padding: 0 14px;
    font-size: ${fontSize.s14};
    line-height: ${lineHeight.s14};
  }

  @media ${media.touch} {
    height: ${controlHeight.m};
  }

  @media ${media.hover} {
    &:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  &[data-missing] {
    border: 1px dashed ${color.lineControl};
    box-shadow: none;
    color: ${color.textMuted};
    text-decoration: line-through;
  }

  &[data-selected] {
    background-color: ${color.surfaceInverse};
    border: 0;
    box-shadow: none;
    color: ${color.textInverse};
    text-decoration: none;
  }

  &[data-selected] > .${quiet} {
    color: ${color.textInverseMuted};
  }

  &:disabled {
    background-color: ${color.actionDisabled};
    box-shadow: none;
    color: ${color.textDisabled};
    cursor: default;
  }
`
