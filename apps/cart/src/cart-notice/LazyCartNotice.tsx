import { css } from '@linaria/core'
import { color, fontSize, layer, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { CartNoticeProps } from './CartNotice.tsx'
import { cartNoticeTexts } from './cartNotice.texts.ts'

/** Brings the code of the notices early: when one is needed, the connection may be gone. */
export function preloadCartNotice(): void {
  void import('./CartNotice.tsx').catch(() => undefined)
}

/** `CartNotice` with its code brought when it is needed. Place it in a positioned box. */
export function LazyCartNotice(props: CartNoticeProps) {
  const [View, setView] = useState<ComponentType<CartNoticeProps> | null>(null)

  useEffect(() => {
    let isGone = false
    const show = (view: ComponentType<CartNoticeProps>) => !isGone && setView(() => view)
    import('./CartNotice.tsx').then(
      ({ CartNotice }) => show(CartNotice),
      () => show(PlainNotice),
    )
    return () => {
      isGone = true
    }
  }, [])

  return View && <View {...props} />
}

/** Says it in place when even the code of the notices cannot be loaded. */
function PlainNotice({ notice, onClose }: CartNoticeProps) {
  const text =
    notice.kind === 'failed' ? (notice.message ?? cartNoticeTexts.failure) : cartNoticeTexts.limited(notice.available)
  return (
    <div className={note} role="alert" onClick={onClose}>
      {text}
    </div>
  )
}

const note = css`
  position: absolute;
  inset: auto 0 calc(100% + ${space.s4});
  z-index: ${layer.dropdown};
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
