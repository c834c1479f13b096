import { SIGN_IN_FAULT, SIGN_IN_REFUSAL, type SignInError } from '@verstak/contracts/signIn'
import { profilePageTexts as texts } from './profilePage.texts.ts'

/** What an answer of the profile's calls says. */
interface Answer {
  status: 'success' | 'error'
  code?: number | undefined
  data?: { code: number; errors: readonly SignInError[] } | undefined
}

/** Why a form was not taken: errors by field, the captcha, or a sentence for the whole form. */
export type Refused<Field extends string> =
  { errors: Partial<Record<Field, string>> } | { problem: { kind: 'captcha' } | { kind: 'said'; text: string } }

/** Reads a refusal; null when there is none. @param fields names of the form's fields */
export function refusedFields<Field extends string>(
  { status, code, data }: Answer,
  fields: readonly Field[],
): Refused<Field> | null {
  if (code === SIGN_IN_FAULT.captcha) return { problem: { kind: 'captcha' } }
  if (status === 'success') return null
  const errors: Partial<Record<Field, string>> = {}
  for (const { title, message, details = [] } of data?.errors ?? [])
    for (const { field } of details) {
      const known = fields.find((name) => name === field)
      if (known) errors[known] ??= title || message || texts.failed
    }
  if (Object.keys(errors).length > 0) return { errors }
  const [first] = data?.errors ?? []
  const usual = data?.code === SIGN_IN_REFUSAL.limit ? texts.tooOften : texts.failed
  return { problem: { kind: 'said', text: first?.title || first?.message || usual } }
}
