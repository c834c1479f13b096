import { sessionTexts } from './session.texts.ts'

/** What decides how a user is called. */
export interface Named {
  first_name: string | null
  last_name: string | null
  email: string | null
  /** Ten digits, without the leading 7. */
  phone: string | null
}

/** First and last name as far as there are; else the e-mail, else the phone, else words that stand for none (SESSION-008). */
export function displayNameOf({ first_name: first, last_name: last, email, phone }: Named): string {
  const name = [first, last].filter((part) => part !== null).join(' ')
  return name || email || (phone && readable(phone)) || sessionTexts.nameless
}

const readable = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2-$3-$4')
