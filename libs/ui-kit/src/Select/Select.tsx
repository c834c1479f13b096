import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { type ComponentProps, useId } from 'react'
import { boxedControl, controlBox, describeField, Field, type FieldProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon } from '../Icon/icons.ts'
import { color, space } from '../tokens/tokens.ts'

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** Height: m 40 (44 where fingers point), l 48 px. */
  size?: 'm' | 'l'
}

/**
 * Choice of one from a list that the browser draws: on a phone its own wheel. Options are its children. Arrows, letters,
 * Home and End choose, Space and Alt+Down open. For long lists that one searches: `Combobox`. States as of `TextField`.
 */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, hint, error, size = 'm', id: givenId, children, ...select } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <span className={clsx(controlBox, box)} data-size={size}>
        <select {...select} {...describeField(id, { hint, error })} className={clsx(boxedControl, list)}>
          {children}
        </select>
        <Icon shape={chevronDownIcon} size="s" className={arrow} />
      </span>
    </Field>
  )
}

const box = css`
  && {
    position: relative;
    padding: 0;
  }
`

/* The arrow lies over the list, so that a press on it opens the list too. */
const list = css`
  && {
    padding: 0 ${space.s32} 0 ${space.s12};
    appearance: none;
    cursor: pointer;
  }
`

const arrow = css`
  position: absolute;
  right: ${space.s12};
  color: ${color.textMuted};
  pointer-events: none;
`
