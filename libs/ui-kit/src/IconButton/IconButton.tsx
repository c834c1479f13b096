import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/icons.ts'
import { color, controlHeight, dimension, ease, media, motion, radius } from '../tokens/tokens.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  shape: IconShape
  /** What it does, for screen readers and as a tip: `В избранное`. */
  label: string
  /** Side of the box: s 32, m 40, l 48 px; s and m are 44 where fingers point. */
  size?: 's' | 'm' | 'l'
  iconSize?: 's' | 'm' | 'l'
  /** State of a toggle (`aria-pressed`); omit for other buttons. */
  pressed?: boolean
  /** Colour and filling of the pressed icon: `favorite` red and filled, `compare` blue and thick; `inverse`: white on ink, always. */
  tone?: 'favorite' | 'compare' | 'inverse'
  /** The action is running: the icon pulses, clicks are ignored, the focus is kept. */
  busy?: boolean
}

/**
 * `disabled` would lose the focus during the action. The styles use `data-busy`: a selector on `aria-busy` would
 * restyle all icons of a listing whenever the listing waits for its products.
 */
const BUSY = { 'aria-busy': true, 'data-busy': true, 'aria-disabled': true, onClick: undefined }

/**
 * Button of one icon. Enter and Space press it. States: `data-size`, `data-tone`, `aria-pressed` of a toggle, `aria-busy` with `data-busy`, `:disabled`.
 */
export function IconButton(props: IconButtonProps) {
  const { shape, label, size = 'm', iconSize = 'm', pressed, tone, busy, className, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={clsx(button, className)}
      aria-label={label}
      aria-pressed={pressed}
      data-size={size}
      data-tone={tone}
      {...(busy && BUSY)}
    >
      <Icon shape={shape} size={iconSize} filled={pressed && tone === 'favorite'} />
    </button>
  )
}

const button = css`
  @keyframes pulse {
    from {
      opacity: 0.3;
    }
  }

  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${controlHeight.m};
  height: ${controlHeight.m};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  transition: background-color ${motion.fast};

  &[data-size='s'] {
    width: ${controlHeight.s};
    height: ${controlHeight.s};
  }

  &[data-size='l'] {
    width: ${controlHeight.l};
    height: ${controlHeight.l};
  }

  @media ${media.touch} {
    min-width: ${dimension.tapMin};
    min-height: ${dimension.tapMin};
  }

  &[aria-pressed='true'][data-tone='favorite'] {
    color: ${color.stateDanger};
  }

  &[aria-pressed='true'][data-tone='compare'] {
    color: ${color.textLink};
  }

  /* Not by colour alone. */
  &[aria-pressed='true'][data-tone='compare'] > svg {
    stroke-width: 5;
  }

  &[data-tone='inverse']:enabled {
    background-color: ${color.actionInverse};
    color: ${color.textInverse};
  }

  &[data-busy] > svg {
    animation: pulse ${motion.spin} ${ease.out} infinite alternate;
  }

  &:disabled {
    color: ${color.textDisabled};
  }

  @media ${media.hover} {
    &:hover:enabled {
      background-color: ${color.surfaceSunken};
    }

    &:hover:enabled:not([aria-pressed='true']) {
      color: ${color.textPrimary};
    }

    &[data-tone='inverse']:hover:enabled {
      background-color: ${color.actionInverseHover};
      color: ${color.textInverse};
    }
  }
`
