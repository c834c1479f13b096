import { SIGN_IN_FAULT, SIGN_IN_REFUSAL } from '@verstak/contracts/signIn'
import type { CodeInfo, SignInError } from '@verstak/contracts/signIn'
import { CODE_LENGTH, type SentCode } from './signInState.ts'

/** Fields that tell a failure, in the envelopes of all calls. */
interface Envelope {
  code?: number | undefined
  data?: { code?: number | undefined; errors: readonly SignInError[] } | undefined
}

/** What an answer refuses, in the order in which it is read. */
export type Refusal =
  | { kind: 'captcha' }
  | { kind: 'phoneUsed' }
  /** `code` as of `SIGN_IN_REFUSAL`. */
  | { kind: 'other'; code: number; errors: readonly SignInError[]; text: string | null }

/** The refusal of an answer; null when it refuses nothing. */
export function refusalOf({ code, data }: Envelope): Refusal | null {
  if (code === SIGN_IN_FAULT.captcha) return { kind: 'captcha' }
  if (code === SIGN_IN_FAULT.phoneUsed) return { kind: 'phoneUsed' }
  if (!data?.code) return null
  return { kind: 'other', code: data.code, errors: data.errors, text: wordsOf(data.errors) }
}

/** Title or message of the first error; null when there is none. */
export function wordsOf(errors: readonly SignInError[] = []): string | null {
  const [first] = errors
  return first?.title || first?.message || null
}

/** Whether the refusal speaks of what was entered. */
export const isInput = (refusal: Refusal): boolean => 'code' in refusal && refusal.code === SIGN_IN_REFUSAL.input

/** Milliseconds until another code can be asked for: the server's duration, or its clock to the end of a block (SMS-014). */
export function waitMs(info: { repeatSendingCodeDelay?: number } & Partial<CodeInfo>): number {
  const blocked =
    info.blockingEndDate && info.serverTime ? Date.parse(info.blockingEndDate) - Date.parse(info.serverTime) : 0
  const wait = Math.max((info.repeatSendingCodeDelay ?? 0) * 1000, blocked)
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}

interface CodeAnswer extends Partial<CodeInfo> {
  repeatSendingCodeDelay?: number
  isLimit?: boolean
}

/** The sent code as an answer tells it; what it does not tell stays. */
export function sentCodeOf(info: CodeAnswer, atMs: number, before: SentCode): SentCode {
  return {
    type: info.currentConfirmationType === undefined ? before.type : info.currentConfirmationType,
    sentTo: info.sentTo === undefined ? before.sentTo : info.sentTo,
    types: info.availableConfirmationTypes ?? before.types,
    length: info.codeLength ?? before.length ?? CODE_LENGTH,
    againAtMs: atMs + waitMs(info),
    isLimit: info.isLimit ?? Boolean(info.limitErrorMessage),
    limitMessage: info.limitErrorMessage ?? null,
    messagesUrl: info.demoMessagesUrl ?? before.messagesUrl,
  }
}
