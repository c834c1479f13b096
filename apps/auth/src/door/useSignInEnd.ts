import { listOrganizations } from '@verstak/contracts/session'
import type { SignInResult } from '@verstak/contracts/widget'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { useRef } from 'react'
import type { OuterEffect } from '../sign-in/createSignIn.ts'
import type { SignInState } from '../sign-in/signInState.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'

/** Page on which a company is added (LOGIN-029, PASSWORD-010). */
const ADD_ORGANIZATION = '/user/organizations/add/'

/** Does the effects of a sign-in: the error popup, the toast, and what follows its end, once. */
export function useSignInEnd(next: string, onDone: (result: SignInResult) => void) {
  const { call, isServed } = useHost()
  const { showError } = useModals()
  const toast = useToasts()
  const isDone = useRef(false)

  /** The user is loaded; without an answer the next page loads him. */
  async function end(outcome: SignInResult['outcome'], isSaid: boolean) {
    if (isDone.current) return
    isDone.current = true
    const user = await call(listOrganizations, {}).then(
      (answer) => answer.user,
      () => null,
    )
    // As the account knows, or as the visitor has said just now.
    const isNewCompany =
      user?.isAuthorized === true && user.contractors.length === 0 && (user.isLegalEntity === true || isSaid)
    // The next page offers a passkey where the device can keep one.
    if (outcome === 'signed-in') writeDevice(DEVICE_KEYS.passkeyOfferDue, true)
    const mayAdd = isNewCompany && isServed?.(ADD_ORGANIZATION)
    onDone({ outcome, address: mayAdd ? ADD_ORGANIZATION : next || null })
  }

  return (effect: OuterEffect, state: SignInState) => {
    if (effect.type === 'showError') showError({ advice: 'call', ...(effect.text ? { text: effect.text } : {}) })
    else if (effect.type === 'announceDeviceSaved') toast({ text: signInTexts.deviceSaved, tone: 'ok' })
    else void end(effect.outcome, state.isJuristic)
  }
}
