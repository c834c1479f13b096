import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost } from '@verstak/host'
import { BottomSheet } from '@verstak/ui-kit/BottomSheet'
import { Button } from '@verstak/ui-kit/Button'
import { Dialog } from '@verstak/ui-kit/Dialog'
import { infoIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import { Toast } from '@verstak/ui-kit/Toast'
import { ToastRegion } from '@verstak/ui-kit/ToastRegion'
import { useEffect, useState } from 'react'
import { cartNoticeTexts } from './cartNotice.texts.ts'

/** Tells what went differently from the shopper's wish: a popup for a failure, a toast for a limit. */
export function CartNotice({ notice, onClose }: WidgetProps['cart/CartNotice']) {
  return notice.kind === 'failed' ? (
    <FailureDialog message={notice.message} onClose={onClose} />
  ) : (
    // Another number is another toast.
    <LimitToast key={notice.available} available={notice.available} onClose={onClose} />
  )
}

/** ERR-001, ERR-002. */
function FailureDialog({ message, onClose }: { message: string | null; onClose: () => void }) {
  const { layout } = useHost()
  // Two lines on a whole phone screen would look like a broken page.
  const Window = isMobile(layout) ? BottomSheet : Dialog
  return (
    <Window
      isOpen
      onClose={onClose}
      title={message === null ? cartNoticeTexts.failureTitle : cartNoticeTexts.refusalTitle}
    >
      <p className={words}>{message ?? cartNoticeTexts.failure}</p>
      <Button variant="inverse" size="l" onClick={onClose}>
        {cartNoticeTexts.close}
      </Button>
    </Window>
  )
}

function LimitToast({ available, onClose }: { available: number; onClose: () => void }) {
  const [isShown, setIsShown] = useState(false)

  // Screen readers read what comes into a region that they already know.
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true))
    return () => clearTimeout(timer)
  }, [])

  return (
    <ToastRegion>
      {isShown && (
        <Toast icon={infoIcon} onClose={onClose}>
          {cartNoticeTexts.limited(available)}
        </Toast>
      )}
    </ToastRegion>
  )
}

const words = css`
  margin-bottom: ${space.s24};
`
