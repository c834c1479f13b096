import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import type { Host } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { color, fontSize, layer, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { cartNoticeTexts } from './cartNotice.texts.ts'

/** Brings the code of the notices early: when one is needed, the connection may be gone. */
export function preloadCartNotice({ widgets }: Host): void {
  if (!widgets.find('cart/CartNotice')) void widgets.load('cart/CartNotice').catch(() => undefined)
}

/** `CartNotice` as a widget, whose code and styles come when they are needed. Place it in a positioned box. */
export function LazyCartNotice(props: WidgetProps['cart/CartNotice']) {
  return <RemoteWidget name="cart/CartNotice" {...props} fallback={null} failure={() => <PlainNotice {...props} />} />
}

/** Says it in place when even the code of the notices cannot be loaded. */
function PlainNotice({ notice, onClose }: WidgetProps['cart/CartNotice']) {
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
