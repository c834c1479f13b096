import { css } from '@linaria/core'
import { isMobile, useHost } from '@verstak/host'
import { color, dimension, ease, layer, motion, space } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useCabinetPlace } from './useCabinetPlace.ts'

/** Height of the tallest bar that a page shows above the tabs. */
const BOTTOM_BAR = '84px'

export interface NoticeRegionProps {
  /** A `NoticeCard`, or nothing. */
  children: ReactNode
}

/**
 * Live region of the notices: below the header's account link, on a phone above the tabs. Hidden while the visitor
 * types or has his menu open, so that notices never cover it.
 */
export function NoticeRegion({ children }: NoticeRegionProps) {
  const { layout } = useHost()
  const device = isMobile(layout) ? 'phone' : 'desktop'
  const [isRead, setRead] = useState(false)
  const place = useCabinetPlace(isRead && device === 'desktop' && Boolean(children))

  // Screen readers announce only content that is added to an existing live region.
  useEffect(() => {
    const timer = setTimeout(() => setRead(true))
    return () => clearTimeout(timer)
  }, [])

  return (
    <div
      className={region}
      role="status"
      data-device={device}
      data-anchored={place ? '' : undefined}
      style={
        place ? ({ top: place.top, left: place.right, '--notice-tip': `${place.tip}px` } as CSSProperties) : undefined
      }
    >
      {isRead && children}
    </div>
  )
}

const region = css`
  position: fixed;
  z-index: ${layer.dropdown};
  pointer-events: none;

  > * {
    animation: ${motion.slow} ${ease.out} notice-comes;
  }

  &[data-device='desktop'] {
    top: calc(${dimension.headerBar} + ${space.s8});
    right: ${dimension.pageGutter};
    width: 344px;
  }

  &[data-anchored] {
    right: auto;
    translate: -100%;
  }

  &[data-anchored] > *::before {
    position: absolute;
    top: -6px;
    right: calc(var(--notice-tip) - 6px);
    width: 12px;
    height: 12px;
    background-color: ${color.surfaceCard};
    content: '';
    rotate: 45deg;
  }

  /* Leaves space for the round buttons at the right. */
  &[data-device='phone'] {
    right: calc(${dimension.pageGutterPhone} + 48px + ${space.s12});
    bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom) + ${space.s12});
    left: ${dimension.pageGutterPhone};
  }

  html:has([data-bottom-bar]:not([inert])) &[data-device='phone'] {
    bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom) + ${BOTTOM_BAR} + ${space.s12});
  }

  html:has(input:not([type='checkbox'], [type='radio']):focus, textarea:focus, [data-user-entry][aria-expanded='true'])
    & {
    visibility: hidden;
  }

  @media print {
    display: none;
  }

  :global() {
    @keyframes notice-comes {
      from {
        opacity: 0;
        transform: translateY(8px);
      }
    }
  }
`
