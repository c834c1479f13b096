import type { VkWay } from '@verstak/contracts/identity'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { useHost } from '@verstak/host'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSignInScreen } from '../screens/signInContext.ts'
import { enterByVk } from './enterByVk.ts'
import { goToOwedCode } from './goToOwedCode.ts'
import { isVkReachable } from './isVkReachable.ts'
import { autologin, isAutologinDue } from './vkAutologin.ts'
import { askVkWindow, type SilentToken } from './vkWindow.ts'

/**
 * Sign-in by VK at the first step. Tries the autologin once a day while the form can be used; its token counts only as
 * long as nothing was typed.
 */
export function useVk(vk: VkWay | null) {
  const { call } = useHost()
  const { state, dispatch, next } = useSignInScreen()
  const [isShown, setShown] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const isHere = useRef(true)
  const isIdle = useEffectEvent(() => isHere.current && state.login === '' && !state.pending && !state.isChecking)

  async function check(token: SilentToken) {
    dispatch({ type: 'socialStarted' })
    // Signing out of the store will sign out at VK, too.
    writeDevice(DEVICE_KEYS.vkSignedIn, true)
    const event = await enterByVk(call, token)
    if (event) dispatch(event)
    else goToOwedCode(next)
  }
  const checkAutologin = useEffectEvent(check)

  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  useEffect(() => {
    if (!vk) return
    void (async () => {
      const isReachable = await isVkReachable(vk)
      setShown(isReachable)
      if (!isReachable || !isAutologinDue() || !isIdle()) return
      const result = await autologin(vk)
      if (typeof result === 'object' && isIdle()) await checkAutologin(result)
    })()
  }, [vk])

  return {
    isShown: vk !== null && isShown,
    isAsking,
    /** Opens the window; call it in a press. @throws Error when the browser blocks it */
    ask(way: VkWay) {
      const asked = askVkWindow(way)
      setAsking(true)
      void asked.then((token) => (token ? check(token) : undefined)).finally(() => setAsking(false))
    },
  }
}
