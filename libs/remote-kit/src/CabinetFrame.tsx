import { css } from '@linaria/core'
import { isMobile, useHost, useUser } from '@verstak/host'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronLeftIcon } from '@verstak/ui-kit/icons'
import { color, dimension, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { cabinetFrameTexts } from './cabinetFrame.texts.ts'
import { RemoteWidget } from './RemoteWidget.tsx'

const RAIL_WIDTH = '240px'
/** Of the menu before it is there: that of most users. */
const MENU_HEIGHT = '300px'

/** Where the way back of a phone leads by default. */
const START_PAGE = { href: '/user/dashboard/', text: cabinetFrameTexts.start }

export interface CabinetFrameProps {
  /** Address of the page, which the menu marks. */
  current: string
  title: string
  /** Quiet words after the heading: how many there are. */
  note?: ReactNode
  /** Buttons at the end of the heading's line; on a phone below it. */
  actions?: ReactNode
  /** Page above this one, to which a phone leads back; the start page of the cabinet by default. */
  back?: { href: string; text: string }
  children: ReactNode
}

/**
 * A page of `/user/…`: heading and content, on a desktop beside the menu of the cabinet. Guests and phones have no menu:
 * phones have the one of the tab «Профиль».
 */
export function CabinetFrame({ current, title, note, actions, back = START_PAGE, children }: CabinetFrameProps) {
  const { layout, isServed } = useHost()
  const isUser = useUser() !== 'guest'
  const hasMenu = isUser && !isMobile(layout)
  const hasBack = isUser && isMobile(layout) && back.href !== current && isServed?.(back.href)
  const content = (
    <div className={main}>
      {hasBack && (
        <a className={backLink} href={back.href}>
          <Icon shape={chevronLeftIcon} size="s" />
          {back.text}
        </a>
      )}
      <div className={head}>
        <Heading level={1} note={note}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </div>
  )
  return (
    <Container className={hasMenu ? frame : page}>
      {hasMenu && (
        <RemoteWidget name="account/CabinetMenu" current={current} fallback={<div className={placeholder} />} />
      )}
      {content}
    </Container>
  )
}

const page = css`
  padding-top: ${space.s16};
  padding-bottom: ${space.s40};
`

const frame = css`
  display: grid;
  grid-template-columns: ${RAIL_WIDTH} minmax(0, 1fr);
  align-items: start;
  gap: ${space.s24};
  padding-top: ${space.s24};
  padding-bottom: ${space.s40};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;

    > :first-child {
      display: none;
    }
  }
`

const main = css`
  display: grid;
  gap: ${space.s12};
  min-width: 0;
`

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s16};
`

const backLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  justify-self: start;
  min-height: ${dimension.tapMin};
  margin-bottom: calc(-1 * ${space.s8});
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  @media print {
    display: none;
  }
`

const placeholder = css`
  min-height: ${MENU_HEIGHT};
`
