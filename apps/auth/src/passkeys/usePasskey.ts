import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { useHost } from '@verstak/host'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSignInScreen } from '../screens/signInContext.ts'
import { goToOwedCode } from '../social/goToOwedCode.ts'
import { socialTexts } from '../social/social.texts.ts'
import type { PasskeyOutcome } from './webAuthn.ts'

/** Before the server's five minutes are over. */
const RENEWED_MS = 270_000

const bring = () => import('./webAuthn.ts')
const isKnown = () => typeof PublicKeyCredential !== 'undefined'

/** Sign-in by a passkey: by its button, and as an offer of the browser at the login field. */
export function usePasskey(isSetUp: boolean) {
  const { call } = useHost()
  const { dispatch, next } = useSignInScreen()
  const [isAsking, setAsking] = useState(false)
  const isShown = isSetUp && isKnown()
  /** Number of the sign-in that was begun last. */
  const latest = useRef(0)

  function take(outcome: PasskeyOutcome) {
    if (outcome.kind === 'owed') return goToOwedCode(next)
    if (outcome.kind !== 'done') return
    // This device has one: none is offered.
    writeDevice(DEVICE_KEYS.passkeyOffered, true)
    const nobody = { isNeedConfirmAuthWithPassword: false, name: null, email: null, phone: null }
    dispatch({ type: 'social', outcome: { ...nobody, isAuth: true } })
  }

  async function enter(isQuiet: boolean): Promise<PasskeyOutcome> {
    latest.current += 1
    const own = latest.current
    const { enterByPasskey } = await bring()
    const outcome = await enterByPasskey(call, { isQuiet, isLatest: () => latest.current === own })
    take(outcome)
    return outcome
  }

  const offer = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    if (!isOver()) await enter(true)
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
    }
  }, [isShown, isAsking])

  const stop = useEffectEvent(async () => {
    if (latest.current === 0) return
    latest.current += 1
    const { stopAsking } = await bring()
    stopAsking()
  })
  useEffect(() => () => void stop().catch(() => undefined), [])

  return {
    isShown,
    isAsking,
    /** Asks for a passkey, and is busy until the window of a signed-in visitor closes. @returns what to tell; null = nothing */
    async ask(): Promise<string | null> {
      setAsking(true)
      const outcome = await enter(false).catch((): PasskeyOutcome => ({ kind: 'failed', text: null }))
      if (outcome.kind !== 'done' && outcome.kind !== 'owed') setAsking(false)
      return outcome.kind === 'failed' ? (outcome.text ?? socialTexts.passkeyFailed) : null
    },
  }
}
