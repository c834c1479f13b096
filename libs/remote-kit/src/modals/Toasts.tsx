import type { Asked, ToastRequest } from '@verstak/host'
import { Link } from '@verstak/ui-kit/Link'
import { Toast } from '@verstak/ui-kit/Toast'
import { ToastRegion } from '@verstak/ui-kit/ToastRegion'
import { checkIcon, infoIcon } from '@verstak/ui-kit/icons'
import { useEffect, useState } from 'react'

const ICONS = { ok: checkIcon, info: infoIcon }

export interface ToastsProps {
  toasts: readonly { asked: Asked; request: ToastRequest }[]
  /** Time each toast has been shown, ms, by id: toasts are remounted elsewhere when a window opens or closes. */
  elapsedMs: Map<number, number>
}

/** The visible toasts. */
export function Toasts({ toasts, elapsedMs }: ToastsProps) {
  const [isKnown, setIsKnown] = useState(false)

  // Screen readers announce only content added to a region that already exists.
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true))
    return () => clearTimeout(timer)
  }, [])

  return (
    <ToastRegion>
      {isKnown &&
        toasts.map(({ asked, request }) => (
          <OneToast key={asked.id} asked={asked} request={request} elapsedMs={elapsedMs} />
        ))}
    </ToastRegion>
  )
}

interface OneToastProps extends Pick<ToastsProps, 'elapsedMs'> {
  asked: Asked
  request: ToastRequest
}

function OneToast({ asked, request, elapsedMs }: OneToastProps) {
  const { id, close, markShown } = asked
  const { text, tone, durationMs, action } = request
  useEffect(markShown, [markShown])

  function act() {
    action?.onPress?.()
    close()
  }

  return (
    <Toast
      {...(tone ? { icon: ICONS[tone] } : {})}
      {...(durationMs ? { durationMs } : {})}
      elapsedMs={elapsedMs.get(id) ?? 0}
      onStop={(ms) => elapsedMs.set(id, ms)}
      onClose={() => close()}
      action={
        action &&
        (action.href ? (
          <Link href={action.href} onClick={act}>
            {action.label}
          </Link>
        ) : (
          <button type="button" onClick={act}>
            {action.label}
          </button>
        ))
      }
    >
      {text}
    </Toast>
  )
}
