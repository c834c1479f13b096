import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { color, dimension, fontSize, radius, space, weight } from '../tokens/tokens.ts'

export interface ControlBarProps {
  className?: string | undefined
  /** `BarButton`s and `BarSelect`s. */
  children: ReactNode
}

/** Controls of the list below, in one row as wide as a phone: filters, sorting, view. Keyboard: Tab. */
export function ControlBar({ className, children }: ControlBarProps) {
  return <div className={clsx(bar, className)}>{children}</div>
}

export interface BarButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconShape
  /** Label; only the accessible name with `isIcon`. */
  label: string
  /** Shows only the icon, in minimal width. */
  isIcon?: boolean
  /** How many are chosen; nothing for 0. */
  count?: number
  /** Its target is loading. */
  loading?: boolean
}

/** Button of a `ControlBar`. States: `data-icon`, `aria-busy` while loading. */
export function BarButton({ icon, label, isIcon, count = 0, loading, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cell}
      aria-label={isIcon ? label : undefined}
      aria-busy={loading || undefined}
      data-icon={isIcon || undefined}
    >
      {loading ? <Spinner /> : <Icon shape={icon} />}
      {!isIcon && label}
      {count > 0 && <span className={number}>{count}</span>}
    </button>
  )
}

export interface BarSelectProps extends ComponentProps<'select'> {
  icon: IconShape
  /** Accessible name; the selected option is shown. */
  label: string
}

/** Choice of one in a `ControlBar`, from a list that the browser draws. Options are its children; keys as of `Select`. */
export function BarSelect({ icon, label, children, ...rest }: BarSelectProps) {
  return (
    <label className={cell}>
      <Icon shape={icon} />
      <select {...rest} className={list} aria-label={label}>
        {children}
      </select>
    </label>
  )
}

const number = css`
  min-width: 18px;
  padding: 0 5px;
  border-radius: ${radius.round};
  background-color: ${color.signal};
  font-size: ${fontSize.s12};
  line-height: 18px;
`

const list = css`
  appearance: none;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  /* Below 16 px iOS zooms the page. */
  font-size: ${fontSize.s16};
  font-weight: inherit;
  text-overflow: ellipsis;
  field-sizing: content;
`

const cell = css`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-width: 0;
  font-weight: ${weight.semibold};

  & + & {
    border-left: 1px solid ${color.lineHair};
  }

  &[data-icon] {
    flex: none;
    width: 52px;
  }

  &:focus-visible,
  &:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }
`

const bar = css`
  display: flex;
  height: 48px;
  border: solid ${color.lineHair};
  border-width: 1px 0;
  background-color: ${color.surfaceCard};
`
