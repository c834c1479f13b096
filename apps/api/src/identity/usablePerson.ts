import { isEmail } from '@verstak/validators/email'
import { nameFault } from '@verstak/validators/personName'
import { isLandlinePhone, isPhone } from '@verstak/validators/phone'
import type { ProviderPerson } from './ProviderPerson.ts'

/** A provider's person as far as the shop can use it: fields that its own forms would refuse are null. */
export interface UsablePerson extends ProviderPerson {
  /** False for a mobile phone that nobody has verified: the shop asks for it, with a code. */
  isPhoneKnown: boolean
}

/** Puts e-mail and phone into the shop's form: lower case; ten digits. */
export function usablePerson(person: ProviderPerson): UsablePerson {
  const name = usable(person.name, (text) => nameFault(text) === null)
  const email = usable(person.email, isEmail)?.toLowerCase() ?? null
  const written = usable(person.phone, isPhone)
  const phone = written?.replace(/\D/g, '').slice(-10) ?? null
  return {
    ...person,
    name,
    email,
    isEmailVerified: email !== null && person.isEmailVerified,
    phone,
    isPhoneVerified: phone !== null && person.isPhoneVerified,
    // A landline can get no code, so nobody ever confirms one.
    isPhoneKnown: written !== null && (person.isPhoneVerified || isLandlinePhone(written)),
  }
}

function usable(text: string | null, isRight: (text: string) => boolean): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed !== '' && isRight(trimmed) ? trimmed : null
}
