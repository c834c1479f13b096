import { css } from '@linaria/core'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { boxedControl, controlBox, describeField, Field, type FieldProps } from '../Field/Field.tsx'
import { color } from '../tokens/tokens.ts'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'children'> {
  /** Quiet words or an icon before the text: «от». */
  prefix?: ReactNode
  /** Quiet words or a button after the text. */
  suffix?: ReactNode
  /** Height: m 40 (44 where fingers point), l 48 px. */
  size?: 'm' | 'l'
}

/**
 * One line of text. All attributes of an input pass through: say what it holds by `type`, `inputMode` and `autoComplete`.
 * The label, and a hint or an error, belong to the input (`aria-describedby`). States: `aria-invalid` with an error,
 * `:disabled`, `required`; `data-size` of the box. Where fingers point its letters are 16 px, so that no phone zooms.
 */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, prefix, suffix, size = 'm', id: givenId, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <span className={controlBox} data-size={size}>
        {prefix && <span className={quiet}>{prefix}</span>}
        <input {...input} {...describeField(id, { hint, error })} className={boxedControl} />
        {suffix && <span className={quiet}>{suffix}</span>}
      </span>
    </Field>
  )
}

const quiet = css`
  flex: none;
  color: ${color.textMuted};
`
