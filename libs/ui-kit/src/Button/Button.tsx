import { css, cx } from '@linaria/core'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import {
  color,
  controlHeight,
  dimension,
  ease,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  space,
  weight,
} from '../tokens/tokens.ts'

interface CommonProps {
  /**
   * `primary`: amber, the one main action of a panel; `outline`: the same action repeated in a list, ink edge that
   * turns amber under the pointer and in focus; `secondary`: white with a grey edge; `inverse`: ink; `ghost`: no box;
   * `link`: an action in running text, no larger than its words and wrapping with them.
   */
  variant?: 'primary' | 'outline' | 'secondary' | 'inverse' | 'ghost' | 'link'
  /** Height: s 32, m 40 (default), tap 44, l 48, xl 56 px; s and m are 44 where fingers point. */
  size?: 's' | 'm' | 'tap' | 'l' | 'xl'
  /** Takes the whole width. */
  wide?: boolean
  /** Icon before the label. */
  icon?: IconShape
  children: ReactNode
}

export interface ActionButtonProps extends CommonProps, Omit<ComponentProps<'button'>, 'children'> {
  href?: undefined
  /** The action is under way: the width stays, presses are ignored, the focus is kept. */
  loading?: boolean
  /** Label while loading, `Добавляем`; by default the usual one. */
  loadingLabel?: string
}

export interface LinkButtonProps extends CommonProps, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** Makes the button a link. */
  href: string
  /** The address is of another site. */
  external?: boolean
}

export type ButtonProps = ActionButtonProps | LinkButtonProps

/**
 * Button, or a link that looks like one. Enter and Space press a button, Enter follows a link.
 * States: `data-variant`, `data-size`, `data-wide`, `data-loading` (with `aria-busy`; presses are ignored), `:disabled`.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />
}

function ActionButton(props: ActionButtonProps) {
  const {
    variant = 'primary',
    size = 'm',
    wide,
    icon,
    loading,
    loadingLabel,
    'aria-busy': isBusy,
    className,
    children,
    onClick,
    ...rest
  } = props

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={cx(button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-loading={loading || undefined}
      // `disabled` would drop the focus in the middle of the action.
      aria-disabled={loading || undefined}
      aria-busy={loading || isBusy || undefined}
      onClick={press}
    >
      <span className={content}>
        {icon && <Icon shape={icon} />}
        {children}
      </span>
      {loading && (
        <span className={progress}>
          <Spinner />
          {loadingLabel ?? children}
        </span>
      )}
    </button>
  )
}

function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size = 'm', wide, icon, className, children, ...rest } = props
  return (
    <Link
      {...rest}
      className={cx(button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <span className={content}>
        {icon && <Icon shape={icon} />}
        {children}
      </span>
    </Link>
  )
}

const content = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-width: 0;
`

const progress = css`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  padding: 0 ${space.s8};
  overflow: hidden;
`

const button = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  height: ${controlHeight.m};
  padding: 0 ${space.s16};
  border-radius: ${radius.control};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};
  white-space: nowrap;
  text-decoration: none;
  user-select: none;
  transition-property: background-color, box-shadow;
  transition-duration: ${motion.fast};
  transition-timing-function: ${ease.out};

  &[data-wide] {
    width: 100%;
    flex: initial;
  }

  &[data-loading] > .${content} {
    visibility: hidden;
  }

  &[data-size='s'] {
    height: ${controlHeight.s};
    padding: 0 ${space.s12};
    font-size: ${fontSize.s13};
    line-height: ${lineHeight.s13};
  }

  &[data-size='tap'] {
    height: ${dimension.tapMin};
  }

  &[data-size='l'] {
    height: ${controlHeight.l};
    padding: 0 ${space.s24};
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }

  &[data-size='xl'] {
    height: ${controlHeight.xl};
    padding: 0 ${space.s24};
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  &[data-variant='primary'] {
    background-color: ${color.signal};
    color: ${color.textOnSignal};
  }

  &[data-variant='outline'] {
    background-color: ${color.actionSecondary};
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    color: ${color.textPrimary};
  }

  &[data-variant='outline']:focus-visible {
    background-color: ${color.signal};
    box-shadow: none;
  }

  &[data-variant='secondary'] {
    background-color: ${color.actionSecondary};
    box-shadow: inset 0 0 0 1px ${color.lineControl};
    color: ${color.textPrimary};
  }

  &[data-variant='inverse'] {
    background-color: ${color.actionInverse};
    color: ${color.textInverse};
  }

  &[data-variant='ghost'],
  &[data-variant='link'] {
    color: ${color.textLink};
  }

  &[data-variant='link'] {
    height: auto;
    padding: 0;
    font: inherit;
    text-align: left;
    white-space: normal;
  }

  @media ${media.hover} {
    &[data-variant='primary']:hover {
      background-color: ${color.signalHover};
    }

    &[data-variant='outline']:hover {
      background-color: ${color.signal};
      box-shadow: none;
    }

    &[data-variant='secondary']:hover {
      background-color: ${color.actionSecondaryHover};
    }

    &[data-variant='inverse']:hover {
      background-color: ${color.actionInverseHover};
    }

    &[data-variant='ghost']:hover {
      background-color: ${color.surfaceSunken};
    }

    &[data-variant='link']:hover {
      color: ${color.textLinkHover};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  &[data-variant='primary']:active,
  &[data-variant='outline']:active {
    background-color: ${color.signalPressed};
    box-shadow: none;
  }

  &[data-variant='secondary']:active,
  &[data-variant='ghost']:active {
    background-color: ${color.actionSecondaryPressed};
  }

  &[data-variant='inverse']:active {
    background-color: ${color.actionInversePressed};
  }

  &[data-variant]:disabled {
    background-color: ${color.actionDisabled};
    box-shadow: none;
    color: ${color.textDisabled};
  }

  &[data-variant='link']:disabled {
    background: none;
  }
`
