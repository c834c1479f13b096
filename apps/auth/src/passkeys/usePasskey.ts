import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { useHost } from '@verstak/host'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSignInScreen } from '../screens/signInContext.ts'
import { socialTexts } from '../social/social.texts.ts'
import type { PasskeyOutcome } from './webAuthn.ts'

/** Before the server's five minutes are over. */
const RENEWED_MS = 270_000

const bring = () => import('./webAuthn.ts')
const isKnown = () => typeof PublicKeyCredential !== 'undefined'

/** Sign-in by a passkey: by its button, and as an offer of the browser at the login field. */
export function usePasskey(isSetUp: boolean) {
  const { call } = useHost()
  const { dispatch } = useSignInScreen()
  const [isAsking, setAsking] = useState(false)
  const isShown = isSetUp && isKnown()

  function take(outcome: PasskeyOutcome) {
    if (outcome.kind !== 'done') return
    // This device has one: none is offered.
    writeDevice(DEVICE_KEYS.passkeyOffered, true)
    const nobody = { isNeedConfirmAuthWithPassword: false, name: null, email: null, phone: null }
    dispatch({ type: 'social', outcome: { ...nobody, isAuth: true } })
  }

  const offer = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    const { enterByPasskey } = await bring()
    if (!isOver()) take(await enterByPasskey(call, true))
  })

  useEffect(() => {
    // While the button asks, nothing else does.
    if (!isShown || isAsking) return
    let isOver = false
    const begin = () => void offer(() => isOver).catch(() => undefined)
    begin()
    const timer = setInterval(begin, RENEWED_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      void bring().then(
        ({ stopOffering }) => stopOffering(),
        () => undefined,
      )
    }
  }, [isShown, isAsking])

  return {
    isShown,
    isAsking,
    /** Asks for a passkey. @returns what to tell the visitor; null when there is nothing to tell */
    async ask(): Promise<string | null> {
      setAsking(true)
      try {
        const { enterByPasskey, stopOffering } = await bring()
        stopOffering()
        const outcome = await enterByPasskey(call, false)
        take(outcome)
        return outcome.kind === 'failed' ? (outcome.text ?? socialTexts.passkeyFailed) : null
      } catch {
        return socialTexts.passkeyFailed
      } finally {
        setAsking(false)
      }
    },
  }
}
