import type { CodeInfo } from '@verstak/contracts/signIn'
import type { Services } from '../services.ts'
import type { CodeSent } from './codes/sendCode.ts'
import { maskContact, type Contact } from './readContact.ts'
import { signInTexts } from './signIn.texts.ts'

/** What a window shows of a code that was sent, or could not be. */
export function codeInfoOf(
  { now, signIn }: Services,
  contact: Contact | null,
  { sent, types }: { sent: CodeSent | null; types: CodeInfo['availableConfirmationTypes'] },
): CodeInfo & { repeatSendingCodeDelay: number } {
  return {
    currentConfirmationType: contact?.type ?? null,
    sentTo: contact && maskContact(contact),
    blockingEndDate: sent?.blockingEndDate?.toISOString() ?? null,
    availableConfirmationTypes: types,
    limitErrorMessage: sent?.isLimit && contact ? limitText(contact) : null,
    serverTime: now().toISOString(),
    ...codeHintOf(signIn),
    repeatSendingCodeDelay: sent?.delay ?? 0,
  }
}

/** How the sent code looks, and in a demo where it can be read. */
export const codeHintOf = ({ codeLength, settings }: Services['signIn']) => ({
  codeLength,
  ...(settings.messagesUrl !== null && { demoMessagesUrl: settings.messagesUrl }),
})

/** FAULT-019. */
export const limitText = (contact: Contact): string =>
  contact.type === 'phone' ? signInTexts.smsLimit(maskContact(contact)) : signInTexts.mailLimit(maskContact(contact))
