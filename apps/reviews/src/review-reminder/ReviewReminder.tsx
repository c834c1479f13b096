import { css } from '@linaria/core'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getReviewNotification } from '@verstak/contracts/reviewForm'
import type { WidgetProps } from '@verstak/contracts/widget'
import { readDevice } from '@verstak/device/deviceValue'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readContact } from '@verstak/form/readContact'
import { isCrawler, isMobile, useHost, useUser } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, space, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reminderTexts as texts } from './reviewReminder.texts.ts'

/** SHELL-028: how long after its mount it may appear, and how many pages the user must have seen by then. */
const DELAY_MS = 5000
const PAGES_SEEN = 2

interface Reminder {
  img: string
  url: string
  name: string
}

/**
 * Asks the user for a review of what he has got some days ago, in a window. It is due five seconds after its mount, for
 * a signed-in user who has viewed more than two pages; the shell keeps that it was closed.
 */
export function ReviewReminder({ isShown, onDue, onClose }: WidgetProps['reviews/ReviewReminder']) {
  const { call, layout, modals, queryClient } = useHost()
  const isGuest = useUser() === 'guest'
  const [reminder, setReminder] = useState<Reminder | null>(null)
  const isOpen = useRef(false)
  const canShow = !isGuest && !isCrawler(layout)

  const showIfDue = useEffectEvent(async (isLeft: () => boolean) => {
    const id = Number(readContact({ queryClient }).id)
    if (readDevice(DEVICE_KEYS.pagesViewed) <= PAGES_SEEN || id === 0) return
    const answer = await queryClient
      .fetchQuery(endpointQuery(call, getReviewNotification, { query: { id } }))
      .catch(() => null)
    if (isLeft() || !answer || answer.status === 'error') return
    setReminder(answer)
    onDue()
  })

  useEffect(() => {
    if (!canShow) return
    let isLeft = false
    const timer = setTimeout(() => void showIfDue(() => isLeft), DELAY_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [canShow])

  useEffect(() => {
    if (!isShown || !reminder || isOpen.current) return
    isOpen.current = true
    const handle = modals.ask(
      {
        kind: isMobile(layout) ? 'sheet' : 'dialog',
        title: texts.title,
        content: (close) => <ReminderWindow reminder={reminder} onClose={close} />,
      },
      'reviews/ReviewReminder',
    )
    void handle.closed.then(() => void onClose())
  })

  return null
}

function ReminderWindow({ reminder: { img, url, name }, onClose }: { reminder: Reminder; onClose: () => void }) {
  return (
    <>
      <div className={card}>
        <Picture src={img} alt="" size={120} />
        <div>
          <Link className={title} href={url} onClick={onClose}>
            {name}
          </Link>
          <p className={quiet}>{texts.text}</p>
        </div>
      </div>
      <ModalFooter>
        <Button variant="secondary" size="l" onClick={onClose}>
          {texts.later}
        </Button>
        <Button size="l" href={url} onClick={onClose}>
          {texts.write}
        </Button>
      </ModalFooter>
    </>
  )
}

const title = css`
  color: ${color.textPrimary};
  font-weight: ${weight.semibold};
  text-decoration: none;
`

const quiet = css`
  margin-top: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
`

const card = css`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: ${space.s16};
  align-items: center;
`
