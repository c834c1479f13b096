import { css } from '@linaria/core'
import { type ComponentProps, type CSSProperties, useId } from 'react'
import { editDigits } from '../DigitsField/digitsMask.ts'
import { describeField, Field, type FieldProps } from '../Field/Field.tsx'
import { useMaskedInput } from '../Field/useMaskedInput.ts'
import { color, fontSize, lineHeight, radius, weight } from '../tokens/tokens.ts'
import { codeLabel } from './codeField.texts.ts'

export interface CodeFieldProps
  extends
    Omit<FieldProps, 'label'>,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'ref' | 'children'> {
  /** Name of the field, `Код из SMS` by default. */
  label?: string
  /** Digits so far. */
  value: string
  /** Called with the digits, at most `length`. */
  onChange: (code: string) => void
  /** Called when the last digit was entered, by hand, paste or autofill: the form can be sent. */
  onComplete?: (code: string) => void
  /** Digits of the code, 4 by default. */
  length?: number
}

/**
 * One-time code: one input over as many boxes as digits, so that keyboard, paste, undo and the browser's autofill
 * (`one-time-code`) work as in any field. Pasted text is reduced to its digits. Left, Right, Home, End and Backspace
 * move between the boxes; in a full field a typed digit replaces the next one.
 *
 * States of a box: `data-filled`; `data-next`, where the next digit goes.
 */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onComplete, length = 4, label = codeLabel, isLabelHidden, hint, error, id, ...rest } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const masked = useMaskedInput(value, change, (...keystroke) => editDigits({ max: length }, ...keystroke))

  function change(code: string) {
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }

  return (
    <Field id={inputId} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <span className={boxes} style={{ '--length': length } as CSSProperties}>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          placeholder={codeLabel}
          {...rest}
          {...masked}
          {...describeField(inputId, { hint, error })}
          className={input}
          value={value}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={box}
            aria-hidden
            data-filled={index < value.length || undefined}
            data-next={index === Math.min(value.length, length - 1) || undefined}
          />
        ))}
      </span>
    </Field>
  )
}

const boxes = css`
  --box: 48px;
  --step: 56px;

  position: relative;
  display: flex;
  gap: calc(var(--step) - var(--box));
  width: calc(var(--length) * var(--step) - (var(--step) - var(--box)));
  max-width: 100%;
  height: 56px;
  overflow: clip;
  overflow-clip-margin: 4px;
`

/* All figures are as wide as a zero, so each stands in its box; room for one more, else the text would scroll. */
const input = css`
  position: absolute;
  inset: 0;
  width: calc((var(--length) + 1) * var(--step));
  padding: 0 0 0 calc((var(--box) - 1ch) / 2);
  border: 0;
  outline: 0;
  background: none;
  font-size: ${fontSize.s24};
  line-height: ${lineHeight.s24};
  font-weight: ${weight.semibold};
  letter-spacing: calc(var(--step) - 1ch);

  /* The name of the field says it; spread over boxes it would be no word. */
  &::placeholder {
    color: transparent;
  }
`

const box = css`
  flex: none;
  width: var(--box);
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};

  &[data-filled] {
    border-color: ${color.lineStrong};
  }

  input[aria-invalid] ~ & {
    border-color: ${color.stateDanger};
  }

  input:focus ~ &[data-next] {
    border-color: ${color.focusRing};
    box-shadow: 0 0 0 1px ${color.focusRing};
  }

  input:disabled ~ & {
    border-color: ${color.lineDefault};
    background-color: ${color.actionDisabled};
  }
`
