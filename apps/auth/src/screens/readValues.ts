import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import type { Values } from '../sign-in/signInState.ts'

/** What a form holds: boxes as booleans, phones as national digits, everything else as it stands. */
export function readValues(form: HTMLFormElement): Values {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.name !== '' && field.type !== 'hidden',
  )
  return Object.fromEntries(
    fields.map(({ name, type, checked, value }) => [
      name,
      type === 'checkbox' ? checked : type === 'tel' ? phoneDigits(value) : value,
    ]),
  )
}
