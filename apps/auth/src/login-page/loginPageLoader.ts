import type { Host } from '@verstak/host'
import { redirect } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { signInWaysQuery } from '../social/signInWaysQuery.ts'
import { readNext } from './readNext.ts'
import { signInFlowQuery } from './signInFlowQuery.ts'

/**
 * Brings where the sign-in stands. Without an answer the page opens none the less: its scripts can do without. Who is
 * signed in goes where he wanted to, unless he follows the link for a new password.
 */
export function loginPageLoader({ call, queryClient, user }: Host) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const isRecovery = searchParams.has('recovery')
    if (user && !isRecovery) throw redirect(readNext(searchParams.get('next')) || '/')
    await Promise.allSettled([
      queryClient.fetchQuery({ ...signInFlowQuery(call), staleTime: 0 }),
      queryClient.fetchQuery(signInWaysQuery(call)),
    ])
    return null
  }
}
