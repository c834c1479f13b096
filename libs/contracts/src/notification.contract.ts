import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** Names and lengths of a payload that anybody needs; what is larger is refused. */
const LONGEST_NAME = 100
const LONGEST_PAYLOAD = 4000

/** What belongs to a notification besides its name; each name has its own. */
export const NotificationPayload = v.record(v.string(), v.unknown())

/** Something that the shop has to tell a user (NOTIFY-001). Pages pass over names that they do not know. */
export const Notification = v.object({ name: v.string(), payload: v.optional(NotificationPayload) })
export type Notification = v.InferOutput<typeof Notification>

/** Payload of `prepaymentRequired` (NOTIFY-003). */
export const PrepaymentPayload = v.object({
  /** Of the order. */
  guid: v.pipe(v.string(), v.uuid()),
  /** Address of a picture of its first product. */
  image: v.string(),
  /** Products in the order. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** ISO 8601: the order is kept until then. */
  paymentExpirationTime: v.pipe(v.string(), v.isoTimestamp()),
})
export type PrepaymentPayload = v.InferOutput<typeof PrepaymentPayload>

/** All that a user has not looked at yet, in the order in which it shall be told; guests have none (API-004). */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/notifications',
  summary: 'What the shop has to tell the user and he has not looked at yet.',
  response: v.object({ notifications: v.array(Notification) }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { response: { notifications: [{ name: 'newDocumentsFilter' }] } },
})

/** Marking what is not there, or was marked before, succeeds too (NOTIFY-002, API-005). */
export const markNotificationViewed = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/notifications/mark-as-viewed',
  summary: 'Says that the user has looked at a notification.',
  body: v.object({
    /** Name of the notification. */
    type: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)),
    /** Which of several with this name: an organization's, or the one that has all these fields; all of them unless told. */
    payload: v.optional(
      v.union([
        Id,
        v.pipe(
          NotificationPayload,
          v.check((payload) => JSON.stringify(payload).length <= LONGEST_PAYLOAD, 'too long'),
        ),
      ]),
    ),
  }),
  response: v.object({}),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { body: { type: 'extendedAccessGranted', payload: 17 }, response: {} },
})
