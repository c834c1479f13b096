import { clsx } from 'clsx/lite'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { button, content, progress } from './buttonStyles.tsx'

interface CommonProps {
  /**
   * `primary`: amber, the one main action of a panel; `outline`: the same action repeated in a list, ink edge that
   * turns amber under the pointer and in focus; `secondary`: white with a grey edge; `inverse`: ink; `ghost`: no box;
   * `link`: an action in running text, no larger than its words and wrapping with them.
   */
  variant?: 'primary' | 'outline' | 'secondary' | 'inverse' | 'ghost' | 'link'
  /** Height: s 32, m 40 (default), tap 44, l 48, xl 56 px; s and m are 44 on touch screens. */
  size?: 's' | 'm' | 'tap' | 'l' | 'xl'
  /** Full width. */
  wide?: boolean
  /** Small padding, for narrow places. */
  tight?: boolean
  /** Icon before the label. */
  icon?: IconShape
  children: ReactNode
}

export interface ActionButtonProps extends CommonProps, Omit<ComponentProps<'button'>, 'children'> {
  href?: undefined
  /** The action is running: the width stays, clicks are ignored, the focus is kept. */
  loading?: boolean
  /**
   * Label while loading, `Добавляем`; by default the usual one. Only for screen readers where it does not fit beside
   * the spinner.
   */
  loadingLabel?: string
}

export interface LinkButtonProps extends CommonProps, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** Makes the button a link. */
  href: string
  /** The link leads to another site. */
  external?: boolean
}

export type ButtonProps = ActionButtonProps | LinkButtonProps

/**
 * Button, or a link that looks like one. Enter and Space press a button, Enter follows a link.
 * States: `data-variant`, `data-size`, `data-wide`, `data-tight`, `data-loading` (with `aria-busy`; presses are ignored),
 * `:disabled`.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />
}

function ActionButton(props: ActionButtonProps) {
  const {
    variant = 'primary',
    size = 'm',
    wide,
    tight,
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
      className={clsx(button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-tight={tight || undefined}
      data-loading={loading || undefined}
      // `disabled` would lose the focus during the action.
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
          <span>{loadingLabel ?? children}</span>
        </span>
      )}
    </button>
  )
}

function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size = 'm', wide, tight, icon, className, children, ...rest } = props
  return (
    <Link
      {...rest}
      className={clsx(button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-tight={tight || undefined}
    >
      <span className={content}>
        {icon && <Icon shape={icon} />}
        {children}
      </span>
    </Link>
  )
}
