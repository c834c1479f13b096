import { useEffect, useRef } from 'react'

export interface SmartCaptchaBoxProps {
  siteKey: string
  onSolved: (token: string) => void
  onFailed: (error?: unknown) => void
}

/** Yandex SmartCaptcha; its script comes only now. */
export function SmartCaptchaBox({ siteKey, onSolved, onFailed }: SmartCaptchaBoxProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let remove: (() => void) | undefined
    let isHere = true
    async function show() {
      try {
        const { showSmartCaptcha } = await import(/* webpackChunkName: "smartcaptcha" */ './smartCaptcha.ts')
        if (!isHere || !place.current) return
        const input = { siteKey, place: place.current, onToken: onSolved, onExpired: () => onFailed(), onFailed }
        remove = await showSmartCaptcha(input)
        if (!isHere) remove()
      } catch (error) {
        if (isHere) onFailed(error)
      }
    }
    void show()
    return () => {
      isHere = false
      remove?.()
    }
    // The captcha of one task is shown once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [siteKey])

  return <div ref={place} />
}
