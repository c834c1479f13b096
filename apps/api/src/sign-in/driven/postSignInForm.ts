import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import type { Caller } from '../../http/createBinder.ts'
import type { Services } from '../../services.ts'
import { findUserIdOf } from '../../session/userIdOf.ts'
import { callerWith, changeFlow, findFlow, openFlow, replaceFlow, type OpenFlow } from '../flow/openFlow.ts'
import { FIRST_STATE } from '../flow/SignInState.ts'
import { setPasswordByLink } from '../resetPassword.ts'
import { orRefused, sentenceOf } from '../SignInRefusal.ts'
import { dataTokenOf } from './describeFlow.ts'
import { localPath } from './localPath.ts'
import { makeStep } from './makeStep.ts'

const PAGE = '/login/'
const MAX_TEXT = 10_000

/**
 * Makes the step of a form of `/login/`, for visitors without scripts.
 * @returns where he is led: to `next` once he is signed in, else to `/login/` again; never out of the store
 */
export async function postSignInForm(
  services: Services,
  { dataToken = '', transition = '', next = '', ...fields }: Record<string, string>,
  caller: Caller,
): Promise<string> {
  const to = localPath(next) ?? '/'
  if (transition === SIGN_IN_TRANSITIONS.resetPassword) return resetByForm(services, fields, caller, to)
  const known = await findOpenFlow(services, caller)
  const flow = known ?? (await beginFlow(services, caller))
  const token = known ? dataToken : dataTokenOf(flow)
  const made = await makeStep(services, callerWith(caller, flow), flow, {
    dataToken: token,
    transition,
    input: inputOf(fields),
  })
  if (made.flow.state.isCompleted) return to
  if (made.error !== null && made.flow.state.last === null)
    await recordMessage(services, made.flow, transition, made.error)
  return pageAddress({ next: to === '/' ? '' : to })
}

/** Null for one that is completed: whoever sends the form has signed out since. */
async function findOpenFlow(services: Services, caller: Caller): Promise<OpenFlow | null> {
  const flow = await findFlow(services, caller)
  const isOver = flow?.state.isCompleted && (await findUserIdOf(services, caller)) === null
  return isOver ? null : flow
}

async function beginFlow(services: Services, caller: Caller): Promise<OpenFlow> {
  const old = await findFlow(services, caller)
  if (!old) return openFlow(services, caller)
  return services.db.transaction().execute((db) => replaceFlow(services, db, caller, { flow: old, state: FIRST_STATE }))
}

/** Checkboxes of forms are sent as `on`, or not at all. */
const inputOf = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name.startsWith('is') ? value === 'on' : value.slice(0, MAX_TEXT),
    ]),
  )

async function resetByForm(
  services: Services,
  { token = '', password = '' }: Record<string, string>,
  caller: Caller,
  to: string,
): Promise<string> {
  const flow = await openFlow(services, caller)
  return orRefused(
    async () => {
      await setPasswordByLink(services, callerWith(caller, flow), { token, password })
      return to
    },
    async (refusal) => {
      await recordMessage(services, flow, SIGN_IN_TRANSITIONS.resetPassword, sentenceOf(refusal))
      return pageAddress({ recovery: token.slice(0, 100), next: to === '/' ? '' : to })
    },
  )
}

const recordMessage = (services: Services, flow: OpenFlow, transition: string, message: string) =>
  changeFlow(services, flow, (state) => ({
    ...state,
    last: { transition, errors: {}, data: {}, message, isCaptchaShown: false },
  }))

function pageAddress(query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  return given.length === 0 ? PAGE : `${PAGE}?${new URLSearchParams(given).toString()}`
}
