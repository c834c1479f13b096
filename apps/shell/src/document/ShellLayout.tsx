import { css } from '@linaria/core'
import { CART_FORM_ID, cartFormAction } from '@verstak/contracts/cart'
import { isStaffAddress } from '@verstak/contracts/staffAddress'
import { useHost, useUser } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Outlet, useLocation } from '@verstak/router'
import { dimension, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { ScrollRestoration } from 'react-router-dom'
import { Footer } from '../footer/Footer.tsx'
import { ModalPlace } from '../modal-host/ModalPlace.tsx'
import { CONTENT_ID } from '../navigation/contentId.ts'
import { NavigationProgress } from '../navigation/NavigationProgress.tsx'
import { PageAnnouncer } from '../navigation/PageAnnouncer.tsx'
import { SkipLink } from '../navigation/SkipLink.tsx'
import { NoticePlace } from '../notifications/NoticePlace.tsx'

export interface ShellLayoutProps {
  device: 'phone' | 'desktop'
  header: ReactNode
  tabBar?: ReactNode
}

/** Common parts of both layouts around the page. */
export function ShellLayout({ device, header, tabBar }: ShellLayoutProps) {
  const { layout } = useHost()
  const region = useRegion()
  // Pages of the staff have a frame of their own.
  const { pathname } = useLocation()
  const isBare = useUser() === 'staff' && isStaffAddress(pathname)
  return (
    <div className={page} data-device={device}>
      <SkipLink />
      <NavigationProgress />
      {!isBare && header}
      {!isBare && <NoticePlace />}
      {/* Receives the focus of the skip link and after navigations. */}
      <main id={CONTENT_ID} className={content} tabIndex={-1}>
        <Outlet />
      </main>
      {!isBare && <Footer />}
      {!isBare && tabBar}
      <PageAnnouncer />
      <ModalPlace />
      {/* One form for all cart buttons: a form in each tile would make browsers lay out every tile when the page opens. */}
      <form id={CART_FORM_ID} method="post" action={cartFormAction(layout, region.id)} hidden />
      <ScrollRestoration />
    </div>
  )
}

const page = css`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  &[data-device='phone'] {
    padding-bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom));
  }

  /* Part elements of remotes have no box of their own. */
  :global() {
    remote-part {
      display: contents;
    }
  }

  /* Focused elements scroll clear of the sticky parts. */
  :global() {
    html {
      scroll-padding-top: calc(${dimension.headerBar} + ${space.s8});
    }

    html[data-layout^='mobile'] {
      scroll-padding-top: calc(${dimension.headerPhone} + ${space.s8});
      scroll-padding-bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom) + ${space.s8});
    }
  }
`

const content = css`
  flex: 1;
  width: 100%;

  &:focus {
    outline: none;
  }
`
