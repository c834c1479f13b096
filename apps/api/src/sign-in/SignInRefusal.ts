import { SIGN_IN_FAULT, SIGN_IN_REFUSAL, type SignInError } from '@verstak/contracts/signIn'
import { signInTexts } from './signIn.texts.ts'

/** `data.code` of the classic calls by name. */
export type RefusalKind = keyof typeof SIGN_IN_REFUSAL

/**
 * What a visitor did wrong, or what cannot be done for him now; not a failure of the call. The classic calls and the
 * server-driven flow put it into their answers.
 */
export class SignInRefusal extends Error {
  override readonly name = 'SignInRefusal'
  readonly kind: RefusalKind | 'captcha' | 'phoneUsed'
  readonly errors: SignInError[]
  /** Seconds until it may succeed; 0 when unknown. */
  readonly seconds: number

  constructor(kind: SignInRefusal['kind'], errors: SignInError | SignInError[], seconds = 0) {
    const list = [errors].flat()
    super(`${kind}: ${list.map(({ details }) => details?.map(({ field }) => field).join()).join()}`)
    this.kind = kind
    this.errors = list
    this.seconds = seconds
  }
}

/** A wrong field of a form. */
export const fieldError = (field: string, title: string): SignInError => ({
  title,
  message: title,
  details: [{ field }],
})

export const wrongField = (field: string, title: string) => new SignInRefusal('input', fieldError(field, title))

/** The failure part of a classic call's answer (FAULT-013…030). */
export function failureOf({ kind, errors }: SignInRefusal) {
  if (kind === 'captcha') return { code: SIGN_IN_FAULT.captcha, data: { code: SIGN_IN_REFUSAL.input, errors } }
  if (kind === 'phoneUsed') return { code: SIGN_IN_FAULT.phoneUsed, data: { code: SIGN_IN_REFUSAL.input, errors } }
  return { code: SIGN_IN_FAULT.other, data: { code: SIGN_IN_REFUSAL[kind], errors } }
}

/** Runs a step of the sign-in. @returns its result, or what `refused` makes of a refusal */
export async function orRefused<T, R>(
  act: () => Promise<T>,
  refused: (refusal: SignInRefusal) => R | Promise<R>,
): Promise<T | R> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof SignInRefusal) return refused(error)
    throw error
  }
}

/** The first sentence of a refusal. */
export const sentenceOf = ({ errors }: SignInRefusal): string => errors[0]?.title ?? signInTexts.tooOften
