import { readApiError } from '@verstak/api-client/readApiError'
import {
  createDiscussion,
  MAX_DISCUSSION_CHARACTERS,
  saveComment,
  type DiscussionSource,
} from '@verstak/contracts/discussion'
import { defineForm } from '@verstak/form/defineForm'
import type { FormOutcome } from '@verstak/form/formLogic'
import type { Host } from '@verstak/host'
import { commentEmailMessage } from '@verstak/validators/email.texts'
import type { EmailFault } from '@verstak/validators/email'
import { commentRequiredMessage } from '@verstak/validators/filled.texts'
import { Filled } from '@verstak/validators/filled.schema'
import { Email } from '@verstak/validators/email.schema'
import { CommentName } from '@verstak/validators/personName.schema'
import { commentNameMessages } from '@verstak/validators/personName.texts'
import * as v from 'valibot'
import { discussionTexts } from './discussions.texts.ts'

const { form: texts } = discussionTexts

/** What a question, comment or answer belongs to. */
export interface DiscussionContext {
  host: Host
  productGuid: string
  /** What it answers; null for a question of its own. */
  parentGuid: string | null
  sourceId: DiscussionSource
  /** The experiment: decides which call is made (DISCUSS-012). */
  isDiscussionServiceActive: boolean
  /** Answer of the captcha, which counts once. */
  takeCaptcha: () => string | null
}

/** Why it was not taken, if it concerns no single field. */
export interface DiscussionProblem {
  kind: 'captcha' | 'limit' | 'failed'
}

const Values = v.object({
  name: v.pipe(CommentName, v.maxLength(100, 'long')),
  email: Email,
  text: v.pipe(Filled, v.maxLength(MAX_DISCUSSION_CHARACTERS, 'long')),
  isSubscribed: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value !== ''),
  ),
})
type Values = v.InferOutput<typeof Values>

/** A question, a comment or an answer. Failures open the error popup; what was typed stays. */
export const discussionLogic = defineForm({
  schema: (_: DiscussionContext) => Values,
  words: {
    name: { ...commentNameMessages, long: texts.nameLong },
    email: (flags: readonly string[]) => commentEmailMessage((flags[0] ?? 'invalid') as EmailFault),
    text: { empty: commentRequiredMessage, long: texts.long },
  },
  send: (values, context): Promise<FormOutcome<keyof Values, undefined, DiscussionProblem>> =>
    call(values, context).then(
      () => ({ result: undefined }),
      (error: unknown) => failureOf(error, context.host),
    ),
})

function call({ name, email, text, isSubscribed }: Values, context: DiscussionContext): Promise<unknown> {
  const { host, productGuid, parentGuid, sourceId, isDiscussionServiceActive, takeCaptcha } = context
  const common = { isSubscribed, captcha: takeCaptcha() ?? '', parentDiscussionGuid: parentGuid }
  if (isDiscussionServiceActive) {
    return host.call(createDiscussion, {
      body: { ...common, sourceId, author: { email, name }, text, productGuid, isDiscussionServiceActive },
    })
  }
  return host.call(saveComment, {
    body: {
      ...common,
      parentDiscussionGuid: parentGuid ?? '',
      type: sourceId,
      authorEmail: email,
      authorName: name,
      textDiscussion: text,
      guid: productGuid,
    },
  })
}

/** Names of the fields in the two calls. */
const FIELDS: Readonly<Record<string, 'name' | 'email' | 'text'>> = {
  name: 'name',
  authorName: 'name',
  email: 'email',
  authorEmail: 'email',
  text: 'text',
  textDiscussion: 'text',
}

function failureOf(error: unknown, { modals }: Host): FormOutcome<keyof Values, undefined, DiscussionProblem> {
  const details = readApiError(error)?.details ?? []
  if (details.some(({ field }) => field === 'captcha')) return { problem: { kind: 'captcha' } }
  const told = details.flatMap(({ field: path, text }) => {
    const field = FIELDS[path.split('.').at(-1) ?? '']
    return field && text ? [[field, text] as const] : []
  })
  if (told.length > 0) return { errors: Object.fromEntries(told) }
  if (readApiError(error)?.code === 'rate-limited') return { problem: { kind: 'limit' } }
  modals.ask({ kind: 'error', advice: 'call' }, 'reviews')
  return { problem: { kind: 'failed' } }
}
