import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { color, controlHeight, dimension, fontSize, lineHeight, media, radius, space } from '../tokens/tokens.ts'

/** Common props of form fields. */
export interface FieldProps {
  /** Label; always available to screen readers. */
  label: string
  /** Hides the label visually, where the page shows the name in another way. */
  isLabelHidden?: boolean
  /** Help text below the control; replaced by the error. */
  hint?: ReactNode
  /** What is wrong and how to fix it, a sentence: `Не хватает 5 цифр: в ИНН компании их 10`. */
  error?: ReactNode
}

interface FrameProps extends FieldProps {
  /** Id of the control. */
  id: string
  children: ReactNode
}

/**
 * Label above a control, hint or error below it. Pair it with `describeField` on the control.
 * The note below is `data-error` when it tells an error; a disabled or required control is known by its own attributes.
 */
export function Field({ id, label, isLabelHidden, hint, error, children }: FrameProps) {
  return (
    <div className={fieldFrame}>
      <label className={fieldName} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      {(error || hint) && (
        <div className={fieldNote} id={noteId(id)} data-error={Boolean(error) || undefined}>
          {error || hint}
        </div>
      )}
    </div>
  )
}

/** Attributes that tie a control to the label, hint and error around it. */
export function describeField(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return {
    id,
    'aria-describedby': error || hint ? noteId(id) : undefined,
    'aria-invalid': error ? true : undefined,
  } as const
}

/** Id of the note below a control. */
export const noteId = (id: string) => `${id}-note`

/**
 * Box of a control: the edge, red when the control inside is invalid, blue in focus. The control fills it.
 * `data-size`: m 40 (44 where fingers point), l 48 px with letters of 16 px.
 */
export const controlBox = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  width: 100%;
  height: ${controlHeight.m};
  padding: 0 ${space.s12};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};

  @media ${media.touch} {
    height: ${dimension.tapMin};
    font-size: ${fontSize.s16};
  }

  &[data-size='l'] {
    height: ${controlHeight.l};
    font-size: ${fontSize.s16};
  }

  &[data-size='area'] {
    height: auto;
    padding: 0;
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.stateDanger};
    box-shadow: 0 0 0 1px ${color.stateDanger};
  }

  &:focus-within {
    border-color: ${color.focusRing};
    box-shadow: 0 0 0 1px ${color.focusRing};
  }

  &:has(:disabled) {
    border-color: ${color.lineDefault};
    background-color: ${color.actionDisabled};
    color: ${color.textDisabled};
  }
`

/** The control inside `controlBox`. */
export const boxedControl = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  text-overflow: ellipsis;
`

/** Frame of a field. */
export const fieldFrame = css`
  min-width: 0;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

/** Name above a control. */
export const fieldName = css`
  display: block;
  position: relative;
  margin-bottom: ${space.s6};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  color: ${color.textSecondary};

  &:has(> span) {
    margin: 0;
  }
`

/** Hint below a control, red with `data-error`. */
export const fieldNote = css`
  margin-top: ${space.s6};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  color: ${color.textMuted};

  &[data-error] {
    color: ${color.stateDanger};
  }
`
