import type { OrderPayment } from '@verstak/contracts/payment'
import { Button } from '@verstak/ui-kit/Button'
import { paymentTexts as texts } from './payment.texts.ts'
import { code, dark, light, note } from './paymentStyles.tsx'

/** QR code of a payment by SBP, and its link for the phone on which the page is open. */
export function SbpCode({ qr: { link, path, size } }: { qr: NonNullable<OrderPayment['qr']> }) {
  return (
    <div className={code}>
      <p>{texts.sbpTitle}</p>
      <svg role="img" aria-label={texts.sbpAlt} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path className={light} d={`M0 0h${size}v${size}H0z`} />
        <path className={dark} d={path} />
      </svg>
      <Button href={link} size="l" wide external>
        {texts.sbpLink}
      </Button>
      <p className={note}>{texts.sbpNote}</p>
    </div>
  )
}
