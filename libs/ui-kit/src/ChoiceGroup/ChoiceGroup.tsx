import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { fieldFrame, fieldName, fieldNote, type FieldProps, noteId } from '../Field/Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { color, media, radius, space } from '../tokens/tokens.ts'

export interface ChoiceGroupProps extends FieldProps {
  /** Radio buttons or check boxes. */
  children: ReactNode
  /** `radiogroup` (default): one of its radio buttons is chosen; `group`: any of its check boxes. */
  role?: 'radiogroup' | 'group'
  /** One below the other (default); in a row that wraps; cards, two in a row on a desktop; a box with rows that scrolls. */
  layout?: 'column' | 'inline' | 'cards' | 'list'
  /** A choice is required. */
  required?: boolean
}

/**
 * Several radio buttons or check boxes with one name, and one hint or error below them, which is read with the name.
 * Tab comes to the chosen radio button, arrows choose; check boxes are reached one by one and changed with Space.
 * States: `data-layout`, `data-invalid` with an error (`aria-invalid` too on radio buttons).
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, isLabelHidden, hint, error, children, role = 'radiogroup', layout = 'column', required } = props
  const id = useId()
  const isRadio = role === 'radiogroup'
  return (
    <div
      className={fieldFrame}
      role={role}
      aria-labelledby={id}
      aria-describedby={error || hint ? noteId(id) : undefined}
      aria-invalid={(isRadio && Boolean(error)) || undefined}
      aria-required={(isRadio && required) || undefined}
      data-invalid={Boolean(error) || undefined}
    >
      <div className={fieldName} id={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </div>
      <div className={choices} data-layout={layout}>
        {children}
      </div>
      {(error || hint) && (
        <div className={fieldNote} id={noteId(id)} data-error={Boolean(error) || undefined}>
          {error || hint}
        </div>
      )}
    </div>
  )
}

const choices = css`
  &[data-layout='inline'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s24};
  }

  &[data-layout='cards'] {
    display: grid;
    gap: ${space.s12};
  }

  &[data-layout='list'] {
    max-height: 312px;
    overflow-y: auto;
    border: 1px solid ${color.lineControl};
    border-radius: ${radius.control};
    overscroll-behavior: contain;
  }

  @media ${media.desktop} {
    &[data-layout='cards'] {
      grid-template-columns: 1fr 1fr;
    }
  }

  [data-invalid] > &[data-layout='cards'] > * {
    box-shadow: inset 0 0 0 1px ${color.stateDanger};
  }

  [data-invalid] > &[data-layout='list'] {
    border-color: ${color.stateDanger};
    box-shadow: 0 0 0 1px ${color.stateDanger};
  }
`
