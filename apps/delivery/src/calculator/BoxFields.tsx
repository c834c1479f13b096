import { FormRow } from '@verstak/ui-kit/FormRow'
import { TextField } from '@verstak/ui-kit/TextField'
import { calculatorTexts } from './calculator.texts.ts'

const MAX_LENGTH = 9
const SIDES = ['length', 'width', 'height'] as const

export interface BoxFieldsProps {
  /** Name and error of a field. */
  field: (name: 'weight' | 'length' | 'width' | 'height') => { name: string; error: string | undefined }
}

/** Weight and sides of a parcel. */
export function BoxFields({ field }: BoxFieldsProps) {
  const common = { maxLength: MAX_LENGTH, required: true, autoComplete: 'off' } as const
  return (
    <FormRow>
      <TextField {...field('weight')} {...common} label={calculatorTexts.weight} inputMode="decimal" />
      {SIDES.map((side) => (
        <TextField key={side} {...field(side)} {...common} label={calculatorTexts[side]} inputMode="numeric" />
      ))}
    </FormRow>
  )
}
