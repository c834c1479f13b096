import { css } from '@linaria/core'
import type { ComponentProps } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { searchIcon } from '../Icon/icons.ts'
import { color, controlHeight, fontSize, media, motion, radius, space, tracking } from '../tokens/tokens.ts'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'className'> {
  /** Name of the field for screen readers. */
  label: string
  /** Name of its button: `Найти`. */
  submitLabel: string
}

/**
 * The field of a search by words with its button, 48 px high; stands in a form, which it submits. All attributes of an
 * input pass through, a combobox's too. Keyboard: Enter in the field and on the button submits.
 */
export function SearchField({ label, submitLabel, ...input }: SearchFieldProps) {
  return (
    <div className={box}>
      <input enterKeyHint="search" {...input} className={field} type="search" aria-label={label} />
      <button type="submit" className={button} aria-label={submitLabel}>
        <Icon shape={searchIcon} size="l" />
      </button>
    </div>
  )
}

const box = css`
  display: flex;
  height: ${controlHeight.l};
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  overflow: hidden;

  &:has(input:focus-visible) {
    border-color: ${color.focusRing};
    box-shadow: 0 0 0 1px ${color.focusRing};
  }
`

const field = css`
  appearance: none;
  flex: 1;
  min-width: 0;
  padding: 0 14px;
  border: 0;
  outline: 0;
  background: none;
  /* Below 16 px iOS zooms the page. */
  font-size: ${fontSize.s16};
  text-overflow: ellipsis;

  @media ${media.phone} {
    padding: 0 ${space.s12};

    &::placeholder {
      font-size: ${fontSize.s13};
      letter-spacing: ${tracking.tight};
    }
  }
`

const button = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 64px;
  background-color: ${color.signal};
  color: ${color.textOnSignal};
  transition: background-color ${motion.fast};

  @media ${media.phone} {
    width: 52px;
  }

  &:hover {
    background-color: ${color.signalHover};
  }

  &:active {
    background-color: ${color.signalPressed};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`
