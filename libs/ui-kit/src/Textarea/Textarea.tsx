import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { type ComponentProps, useId } from 'react'
import { boxedControl, controlBox, describeField, Field, type FieldProps } from '../Field/Field.tsx'
import { radius, space } from '../tokens/tokens.ts'

export interface TextareaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {
  /** Keeps its height: there is no corner to pull. */
  fixed?: boolean
}

/**
 * Several lines of text; grows by its corner unless it is `fixed`. All attributes of a textarea pass through. Enter makes
 * a new line, Tab leaves. States as of `TextField`, and `data-fixed`.
 */
export function Textarea(props: TextareaProps) {
  const { label, isLabelHidden, hint, error, id: givenId, rows = 3, fixed, ...textarea } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <span className={controlBox} data-size="area">
        <textarea
          {...textarea}
          {...describeField(id, { hint, error })}
          rows={rows}
          data-fixed={fixed || undefined}
          className={clsx(boxedControl, area)}
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

  &&[data-fixed] {
    resize: none;
  }
`
