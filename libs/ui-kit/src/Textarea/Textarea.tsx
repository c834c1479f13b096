import { css, cx } from '@linaria/core'
import { type ComponentProps, useId } from 'react'
import { boxedControl, controlBox, describeField, Field, type FieldProps } from '../Field/Field.tsx'
import { radius, space } from '../tokens/tokens.ts'

export interface TextareaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/**
 * Several lines of text; grows by its corner. All attributes of a textarea pass through. Enter makes a new line, Tab
 * leaves. States as of `TextField`.
 */
export function Textarea({ label, isLabelHidden, hint, error, id: givenId, rows = 3, ...textarea }: TextareaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <span className={controlBox} data-size="area">
        <textarea
          {...textarea}
          {...describeField(id, { hint, error })}
          rows={rows}
          className={cx(boxedControl, area)}
        />
      </span>
    </Field>
  )
}

const area = css`
  && {
    padding: ${space.s10} ${space.s12};
    border-radius: ${radius.control};
    resize: vertical;
  }
`
