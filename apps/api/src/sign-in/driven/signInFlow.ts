import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { FlowState, moveSignInFlow as endpoint } from '@verstak/contracts/signInFlow'
import type { Caller } from '../../http/createBinder.ts'
import { newSecret } from '../../secret.ts'
import type { Services } from '../../services.ts'
import { findUserIdOf } from '../../session/userIdOf.ts'
import { findFlow, openFlow, replaceFlow } from '../flow/openFlow.ts'
import { FIRST_STATE } from '../flow/SignInState.ts'
import { signInTexts } from '../signIn.texts.ts'
import { makeStep } from './makeStep.ts'
import { showFlow } from './showFlow.ts'

/** Starts a sign-in that the server drives (CALL-024); one that was under way is forgotten, with its codes. */
export async function startSignInFlow(services: Services, caller: Caller): Promise<FlowState> {
  const known = await findFlow(services, caller)
  const flow = known
    ? await services.db
        .transaction()
        .execute((db) => replaceFlow(services, db, caller, { flow: known, state: FIRST_STATE }))
    : await openFlow(services, caller)
  return showFlow(services, caller, flow)
}

/** Makes one step (CALL-025). A token that is not the last one's changes nothing and gets the state again. */
export async function moveSignInFlow(
  services: Services,
  { dataToken, transition }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const known = await findFlow(services, caller)
  if (!known) {
    const shown = await showFlow(services, caller, await openFlow(services, caller))
    return { ...shown, transitionError: { message: signInTexts.startAgain } }
  }
  const posted = { dataToken, transition: transition.transition, input: transition.input }
  const { flow, error } = await makeStep(services, caller, known, posted)
  const shown = await showFlow(services, caller, flow)
  return error === null ? shown : { ...shown, transitionError: { message: error } }
}

/** Where the sign-in of this browser stands, for the page without scripts; changes nothing. */
export async function getSignInFlow(services: Services, caller: Caller): Promise<FlowState> {
  const flow = await findFlow(services, caller)
  // Signed out since: the next sign-in begins anew.
  const isOver = flow?.state.isCompleted && (await findUserIdOf(services, caller)) === null
  // Without a sign-in under way the form's token proves nothing, and need not.
  const shown = flow && !isOver ? flow : { secret: newSecret(), state: FIRST_STATE }
  return showFlow(services, caller, shown, true)
}
