import { UserKind } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  summary: 'Says what kind of user the cookies belong to; a session that has ended is a guest’s.',
  response: v.object({ user: UserKind }),
  errors: [],
  cache: { scope: 'personal' },
})
