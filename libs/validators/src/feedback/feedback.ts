import { emailFault, type EmailFault } from '../email/email.ts'
import { filledFault } from '../filled/filled.ts'
import { nameFault, type NameFault } from '../person-name/personName.ts'
import { phoneFaults, type PhoneFault, type PhoneOptions } from '../phone/phone.ts'

/** Kinds of feedback: 39 thanks, 1 complaint. Source: specification 000 §4. */
const THANKS = 39
const COMPLAINT = 1

/** A shopper's feedback about the shop. */
export interface Feedback {
  /** Null until chosen; other numbers are treated as null. */
  type: number | null
  message: string
  /** 7 and the entered digits; only 7 when there are none. */
  phone: string
  email: string
  name: string
}

/** Flags by field; right fields are absent. A message is missed only once it is known what for. */
export interface FeedbackFaults {
  type?: 'empty'
  message?: 'thanks' | 'complaint'
  name?: NameFault
  phone?: readonly PhoneFault[]
  email?: EmailFault
}

/** What is wrong with feedback, in the order of the form. Source: specification 000 §5, 001 §5. */
export function feedbackFaults(feedback: Feedback, phoneOptions?: PhoneOptions): FeedbackFaults {
  const { type, message, name: nameText, phone: phoneText, email: emailText } = feedback
  const isThanks = type === THANKS
  const hasType = isThanks || type === COMPLAINT
  const name = nameFault(nameText)
  const phone = phoneNumberFaults(phoneText, phoneOptions)
  const email = emailFault(emailText)
  return {
    ...(!hasType && { type: 'empty' }),
    ...(hasType && filledFault(message) && { message: isThanks ? 'thanks' : 'complaint' }),
    ...(name && { name }),
    ...(phone.length > 0 && { phone }),
    ...(email && { email }),
  }
}

/** Exactly 7 and ten digits: other ways of writing a number are not what the form sends. */
function phoneNumberFaults(text: string, options?: PhoneOptions): PhoneFault[] {
  if (text === '7') return ['empty']
  const faults = phoneFaults(text, options)
  return faults.length > 0 || /^7\d+$/.test(text) ? faults : ['invalid']
}
