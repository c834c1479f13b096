import type { EmailFault } from '@verstak/validators/email'
import { commentEmailMessage, emailMessages } from '@verstak/validators/email.texts'
import { commentRequiredMessage } from '@verstak/validators/filled.texts'
import { commentNameMessages } from '@verstak/validators/personName.texts'
import * as v from 'valibot'
import { DomainError } from '../DomainError.ts'
import { textFormTexts as texts } from './textForm.texts.ts'

/** Which form it is: each has its own sentences. */
export type TextFormKind = 'review' | 'discussion'

/** What is wrong with a form: sentences by the name of the field, or that there were too many. */
export interface TextFault {
  errors: Record<string, string>
  problem: 'limit' | null
}

/** The last part of a path names the field; all files are one. */
const fieldOf = (path: string) => (/^(images|videos)\b/.test(path) ? 'images' : (path.split('.').at(-1) ?? ''))

/** Faults of a form that the schema of the call refuses. */
export function faultOfIssues(issues: readonly v.BaseIssue<unknown>[], form: TextFormKind): TextFault {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = fieldOf(v.getDotPath(issue) ?? '')
    errors[field] ??= sentenceOf(field, issue.message, form)
  }
  return { errors, problem: null }
}

/** The fault of a call that was made. @throws what is no fault of the form */
export function faultOfError(error: unknown): TextFault {
  if (!(error instanceof DomainError)) throw error
  // The captcha needs scripts; after a minute it is not asked for.
  if (error.code === 'rate-limited' || error.details.some(({ field }) => field === 'captcha'))
    return { errors: {}, problem: 'limit' }
  if (error.code !== 'invalid-input') throw error
  return {
    errors: Object.fromEntries(error.details.map(({ field, text }) => [fieldOf(field), text ?? texts.other])),
    problem: null,
  }
}

function sentenceOf(field: string, flag: string, form: TextFormKind): string {
  const byFlag = (words: Readonly<Record<string, string>>) => words[flag] ?? texts.other
  switch (field) {
    case 'rating':
      return texts.rating
    case 'name':
      return byFlag({ ...commentNameMessages, long: texts.lineLong })
    case 'city':
      return texts.lineLong
    case 'email':
      return form === 'review' ? byFlag(emailMessages) : commentEmailMessage(flag as EmailFault)
    default:
      return byFlag({ empty: commentRequiredMessage, long: texts.long })
  }
}
