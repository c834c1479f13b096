import { sessionTexts } from './session.texts.ts'

/** The user's data for his display name. */
export interface Named {
  first_name: string | null
  last_name: string | null
  email: string | null
  /** Ten digits, without the leading 7. */
  phone: string | null
}

/** First and last name, as far as present; else the e-mail, the phone, or a default text (SESSION-008). */
export function displayNameOf({ first_name: first, last_name: last, email, phone }: Named): string {
  const name = [first, last].filter((part) => part !== null).join(' ')
  return name || email || (phone && readable(phone)) || sessionTexts.nameless
}

const readable = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2-$3-$4')
