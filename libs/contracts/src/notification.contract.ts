import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** Limits of a payload; larger ones are rejected. */
const LONGEST_NAME = 100
const LONGEST_PAYLOAD = 4000

/** Data of a notification; its fields depend on the name. */
export const NotificationPayload = v.record(v.string(), v.unknown())

/** A message of the shop to a user (NOTIFY-001). Pages ignore unknown names. */
export const Notification = v.object({ name: v.string(), payload: v.optional(NotificationPayload) })
export type Notification = v.InferOutput<typeof Notification>

/** Payload of `prepaymentRequired` (NOTIFY-003). */
export const PrepaymentPayload = v.object({
  /** Guid of the order. */
  guid: v.pipe(v.string(), v.uuid()),
  /** Address of a picture of its first product, with placeholders as on tiles; empty without one. */
  image: v.string(),
  /** Products in the order. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** ISO 8601: the order is reserved until then. */
  paymentExpirationTime: v.pipe(v.string(), v.isoTimestamp()),
})
export type PrepaymentPayload = v.InferOutput<typeof PrepaymentPayload>

/** All notifications that a user has not viewed, in display order; guests have none (API-004). */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/notifications',
  summary: 'What the shop has to tell the user and he has not looked at yet.',
  response: v.object({ notifications: v.array(Notification) }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { response: { notifications: [{ name: 'newDocumentsFilter' }] } },
})

/** Marking an unknown or already viewed notification succeeds too (NOTIFY-002, API-005). */
export const markNotificationViewed = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/notifications/mark-as-viewed',
  summary: 'Says that the user has looked at a notification.',
  body: v.object({
    /** Name of the notification. */
    type: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)),
    /**
     * Selects among notifications with this name: those of an organization, or those with all these fields; all of
     * them by default.
     */
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
