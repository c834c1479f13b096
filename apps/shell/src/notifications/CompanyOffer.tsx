import { css } from '@linaria/core'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { checkIcon, phoneIcon } from '@verstak/ui-kit/icons'
import { color, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { telAddress } from '@verstak/contracts/support'
import { phoneOf } from '../header/phones.ts'
import { NOTICE_LINKS } from './noticeLinks.ts'
import { noticeTexts } from './notices.texts.ts'

const { companyOffer: texts } = noticeTexts

export interface CompanyOfferProps {
  /** Whether a page of the store is released. */
  canOpen: (pathname: string) => boolean
  onClose: () => void
}

/** Opens the window with benefits for companies, and closes it on unmount (NOTIFY-012). */
export function CompanyOffer({ canOpen, onClose }: CompanyOfferProps) {
  const { modals, layout } = useHost()
  const close = useRef(onClose)
  const isPageThere = canOpen(NOTICE_LINKS.addOrganization)

  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const opened = modals.ask({
      kind: isMobile(layout) ? 'sheet' : 'dialog',
      title: texts.title,
      content: (done) => <Benefits isPageThere={isPageThere} onDone={done} />,
    })
    void opened.closed.then(() => close.current())
    return opened.close
  }, [modals, layout, isPageThere])

  return null
}

interface BenefitsProps {
  /** False: the phone number is shown instead of a link. */
  isPageThere: boolean
  onDone: () => void
}

function Benefits({ isPageThere, onDone }: BenefitsProps) {
  const phone = phoneOf(useRegion(), useHost().supportPhone)
  return (
    <>
      <ul className={list}>
        {texts.benefits.map((benefit) => (
          <li key={benefit} className={item}>
            <Icon shape={checkIcon} /> {benefit}
          </li>
        ))}
      </ul>
      <ModalFooter>
        <Button variant="secondary" size="l" onClick={() => onDone()}>
          {texts.later}
        </Button>
        {isPageThere ? (
          <Button href={NOTICE_LINKS.addOrganization} size="l" onClick={() => onDone()}>
            {texts.addOrganization}
          </Button>
        ) : (
          <Button href={telAddress(phone)} external icon={phoneIcon} size="l" onClick={() => onDone()}>
            {phone}
          </Button>
        )}
      </ModalFooter>
    </>
  )
}

const list = css`
  display: grid;
  gap: ${space.s12};
`

const item = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};

  > svg {
    color: ${color.stateOk};
  }
`
