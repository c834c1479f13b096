import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { readStored, writeStored } from '../client/storedText.ts'

/** What is filled in. */
export const FeedbackValues = v.object({
  /** Null as long as none is chosen. */
  type: v.nullable(v.number()),
  message: v.string(),
  name: v.string(),
  /** National digits, 0 to 10. */
  phone: v.string(),
  email: v.string(),
})
export type FeedbackValues = v.InferOutput<typeof FeedbackValues>

/** Key in `sessionStorage`: what is filled in lives as long as the tab and never leaves the browser unsent. */
const KEY = 'feedback_draft'
const storage = () => sessionStorage

/** What was filled in before; at first what the store knows of a signed-in user. */
export function readFeedback({ queryClient }: Host): FeedbackValues {
  const account = queryClient.getQueryData<v.InferOutput<typeof getSession.response>>(
    queryKeyOf(getSession, {}),
  )?.account
  const { firstName, phone, email } = account ?? {}
  return readKept() ?? { type: null, message: '', name: firstName ?? '', phone: phone ?? '', email: email ?? '' }
}

export const keepFeedback = (values: FeedbackValues): void => writeStored(storage, KEY, JSON.stringify(values))

function readKept(): FeedbackValues | null {
  try {
    const values = v.safeParse(FeedbackValues, JSON.parse(readStored(storage, KEY) || 'null'))
    return values.success ? values.output : null
  } catch {
    // Somebody else has written there.
    return null
  }
}
