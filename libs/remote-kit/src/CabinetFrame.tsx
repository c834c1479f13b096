import { css } from '@linaria/core'
import { isMobile, useHost, useUser } from '@verstak/host'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { media, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { RemoteWidget } from './RemoteWidget.tsx'

const RAIL_WIDTH = '240px'
/** Of the menu before it is there: that of most users. */
const MENU_HEIGHT = '300px'

export interface CabinetFrameProps {
  /** Address of the page, which the menu marks. */
  current: string
  title: string
  children: ReactNode
}

/**
 * A page of `/user/…`: heading and content, on a desktop beside the menu of the cabinet. Guests and phones have no menu:
 * phones have the one of the tab «Профиль».
 */
export function CabinetFrame({ current, title, children }: CabinetFrameProps) {
  const { layout } = useHost()
  const hasMenu = useUser() !== 'guest' && !isMobile(layout)
  const content = (
    <div className={main}>
      <Heading level={1}>{title}</Heading>
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
`

const main = css`
  display: grid;
  gap: ${space.s12};
  min-width: 0;
`

const placeholder = css`
  min-height: ${MENU_HEIGHT};
`
