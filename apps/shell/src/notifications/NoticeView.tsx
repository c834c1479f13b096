import { PrepaymentPayload } from '@verstak/contracts/notification'
import type { Notification } from '@verstak/contracts/notification'
import { useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import { CompanyOffer } from './CompanyOffer.tsx'
import type { Notices } from './createNotices.ts'
import { FirstOrganizationNotice } from './FirstOrganizationNotice.tsx'
import { NoticeRegion } from './NoticeRegion.tsx'
import { NOTICE } from './noticeNames.ts'
import type { SentenceName } from './noticeNames.ts'
import { PrepaymentNotice } from './PrepaymentNotice.tsx'
import { ReviewReminderPlace } from './ReviewReminderPlace.tsx'
import { SentenceNotice } from './SentenceNotice.tsx'
import { sentences } from './notices.texts.ts'

export interface NoticeViewInput {
  notices: Pick<Notices, 'read' | 'subscribe' | 'dismiss' | 'offer'>
  /** Whether a page of the store is released. */
  canOpen: (pathname: string) => boolean
  /** The reviews remote may have a reminder. */
  hasReminder: boolean
}

/** The view of one page's notices. */
export function createNoticeView(input: NoticeViewInput): ComponentType {
  return function NoticeView() {
    return <NoticeBoard {...input} />
  }
}

/** Shows the current notice: a card, or a window. */
function NoticeBoard({ notices, canOpen, hasReminder }: NoticeViewInput) {
  const { read, subscribe, dismiss, offer } = notices
  const shown = useSyncExternalStore(subscribe, read, read)
  const close = () => shown && dismiss(shown.name)
  return (
    <>
      <NoticeRegion>{shown && cardOf(shown, canOpen, close)}</NoticeRegion>
      {hasReminder && (
        <ReviewReminderPlace
          isShown={shown?.name === NOTICE.reviewReminder}
          onDue={() => offer({ notice: { name: NOTICE.reviewReminder }, notBefore: 0 })}
          onClose={() => dismiss(NOTICE.reviewReminder)}
        />
      )}
      {shown?.name === NOTICE.companyOffer && <CompanyOffer canOpen={canOpen} onClose={close} />}
    </>
  )
}

function cardOf({ name, payload }: Notification, canOpen: NoticeViewInput['canOpen'], onClose: () => void) {
  if (name === NOTICE.prepayment) {
    const { success, output } = v.safeParse(PrepaymentPayload, payload)
    return success && <PrepaymentNotice order={output} canOpen={canOpen} onClose={onClose} />
  }
  if (name === NOTICE.firstOrganization) return <FirstOrganizationNotice onClose={onClose} />
  if (!Object.hasOwn(sentences, name)) return null
  return <SentenceNotice key={name} name={name as SentenceName} canOpen={canOpen} onClose={onClose} />
}
