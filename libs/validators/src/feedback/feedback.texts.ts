import { emailMessages } from '../email/email.texts.ts'
import type { FeedbackFaults } from './feedback.ts'
import { nameMessages } from '../person-name/personName.texts.ts'
import { phoneMessage } from '../phone/phone.texts.ts'

const typeMessage = 'Выберите тип обращения'
const emptyMessages = {
  thanks: 'Ваши впечатления помогут нам улучшить клиентский сервис',
  complaint: 'Ваш совет поможет нам улучшить клиентский сервис',
} as const

/** Sentence for each invalid field of feedback, in the order of the form (VALID-043…047). */
export function feedbackMessages(faults: FeedbackFaults): Partial<Record<keyof FeedbackFaults, string>> {
  const { type, message, name, phone, email } = faults
  return {
    ...(type && { type: typeMessage }),
    ...(message && { message: emptyMessages[message] }),
    ...(name && { name: nameMessages[name] }),
    ...(phone && { phone: phoneMessage(phone) }),
    ...(email && { email: emailMessages[email] }),
  }
}
