import { UserKind } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Whose cookies these are. */
export const Session = v.object({ user: UserKind })
export type Session = v.InferOutput<typeof Session>

export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  summary: 'Says what kind of user the cookies belong to; a session that has ended is a guest’s.',
  response: Session,
  errors: [],
  cache: { scope: 'personal' },
})
