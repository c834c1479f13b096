import * as v from 'valibot'
import { personNameExample } from './cabinetExamples.data.ts'
import { defineEndpoint } from './endpoint.contract.ts'

// Any text, so that what is wrong with it is answered with its sentence at its field.
const Text = v.pipe(v.string(), v.maxLength(10_000))

/**
 * The newsletter to the user's e-mail: `off`, `waiting` until he opens the link of the letter that asks to confirm it, `on`;
 * `no-email` when he has none.
 */
export const Newsletter = v.picklist(['off', 'waiting', 'on', 'no-email'])
export type Newsletter = v.InferOutput<typeof Newsletter>

/**
 * Why an account cannot be deleted now: `orders` under way (their numbers), `owner` of organizations with other members
 * and no other owner (their names), `staff`.
 */
export const DeletionObstacle = v.object({
  kind: v.picklist(['orders', 'owner', 'staff']),
  names: v.array(v.string()),
})
export type DeletionObstacle = v.InferOutput<typeof DeletionObstacle>

/** What the page `/user/personal-data/` shows. */
export const PersonalData = v.object({
  /** Null when it is not known. */
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  newsletter: Newsletter,
  /** Empty when the account can be deleted. */
  obstacles: v.array(DeletionObstacle),
})
export type PersonalData = v.InferOutput<typeof PersonalData>

const common = { cache: { scope: 'personal' }, errors: ['sign-in-required'] } as const

export const getPersonalData = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/user/personal-data',
  summary: 'Name and subscription of the user, and whether his account can be deleted.',
  response: PersonalData,
})

export const changeName = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/user/name',
  summary: 'Changes the name of the user; a wrong one is refused at its field with a sentence.',
  body: v.object({
    firstName: Text,
    /** May be empty. */
    lastName: Text,
  }),
  response: PersonalData,
  example: { body: personNameExample },
})

export const setNewsletter = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/user/newsletter',
  summary: 'Subscribes the e-mail of the user to the newsletter, or ends that and withdraws the consent.',
  body: v.object({ isWanted: v.boolean() }),
  response: PersonalData,
  errors: ['sign-in-required', 'rate-limited'],
  example: { body: { isWanted: true } },
})

/** Needs a fresh sign-in, see `FRESH_MINUTES`. */
export const deleteAccount = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/user/delete',
  summary: 'Deletes the account with all that no law makes the shop keep; orders stay, without the account.',
  response: v.object({
    isDeleted: v.boolean(),
    /** Why it was not. */
    obstacles: v.array(DeletionObstacle),
  }),
  errors: ['sign-in-required', 'confirmation-required'],
  example: { response: { isDeleted: false, obstacles: [{ kind: 'orders', names: ['100001'] }] } },
})

/** File with all data of the user, JSON; needs a fresh sign-in, see `FRESH_MINUTES`. */
export const EXPORT_PATH = '/api/v1/user/personal-data/file'
