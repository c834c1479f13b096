import { css } from '@linaria/core'
import type { PrepaymentPayload } from '@verstak/contracts/notification'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { phoneIcon } from '@verstak/ui-kit/icons'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, radius, space, weight } from '@verstak/ui-kit/tokens'
import { telAddress } from '@verstak/contracts/support'
import { useHost } from '@verstak/host'
import { phoneOf } from '../header/phones.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { noticeTexts } from './notices.texts.ts'
import { PAYMENT, paymentAddress } from './noticeLinks.ts'

const { prepayment: texts } = noticeTexts

export interface PrepaymentNoticeProps {
  order: PrepaymentPayload
  /** Whether a page of the store is released. */
  canOpen: (pathname: string) => boolean
  onClose: () => void
}

/** Notice of an order to be prepaid (NOTIFY-020…022); without a released payment page it shows the phone number. */
export function PrepaymentNotice({ order, canOpen, onClose }: PrepaymentNoticeProps) {
  const { guid, image, quantity, paymentExpirationTime } = order
  const phone = phoneOf(useRegion(), useHost().supportPhone)
  return (
    <NoticeCard
      onClose={onClose}
      actions={
        <>
          {canOpen(PAYMENT) ? (
            <Button href={paymentAddress(guid)} onClick={onClose}>
              {texts.pay}
            </Button>
          ) : (
            <Button href={telAddress(phone)} external icon={phoneIcon} onClick={onClose}>
              {phone}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {texts.notNow}
          </Button>
        </>
      }
    >
      <div className={line}>
        {image && <Picture className={picture} src={image} alt="" size={56} />}
        <div>
          <p className={head}>{texts.text}</p>
          <p className={quiet}>
            {texts.products(quantity)}, {texts.until(momentOf(paymentExpirationTime))}
          </p>
        </div>
      </div>
    </NoticeCard>
  )
}

/** Payment deadline in the visitor's time zone. */
const momentOf = (iso: string) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(
    new Date(iso),
  )

const line = css`
  display: flex;
  gap: ${space.s12};
`

const picture = css`
  flex: none;
  overflow: hidden;
  border-radius: ${radius.control};
`

const head = css`
  font-weight: ${weight.semibold};
`

const quiet = css`
  color: ${color.textMuted};
`
