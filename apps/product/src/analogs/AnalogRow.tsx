import { css } from '@linaria/core'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { chevronLeftIcon, chevronRightIcon } from '@verstak/ui-kit/icons'
import { color, media, radius, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { analogTexts } from '../product.texts.ts'
import { AnalogSection } from './AnalogSection.tsx'
import { useRowScroll } from './useRowScroll.ts'

export interface AnalogRowProps {
  device: 'desktop' | 'phone'
  /** Cards or their skeletons. */
  children: ReactNode
}

/** One row of cards with shared hairlines: five on a wide page, the rest by scrolling. */
export function AnalogRow({ device, children }: AnalogRowProps) {
  const { track, canGoBack, canGoOn, go } = useRowScroll()
  return (
    <AnalogSection
      actions={
        device === 'desktop' &&
        (canGoBack || canGoOn) && (
          <div className={arrows}>
            <IconButton
              className={arrow}
              shape={chevronLeftIcon}
              label={analogTexts.previous}
              disabled={!canGoBack}
              onClick={() => go(-1)}
            />
            <IconButton
              className={arrow}
              shape={chevronRightIcon}
              label={analogTexts.next}
              disabled={!canGoOn}
              onClick={() => go(1)}
            />
          </div>
        )
      }
    >
      <div ref={track} className={row} data-device={device}>
        {children}
      </div>
    </AnalogSection>
  )
}

const arrows = css`
  display: flex;
  gap: ${space.s12};
`

const arrow = css`
  && {
    box-shadow: inset 0 0 0 1px ${color.lineControl};
    background-color: ${color.surfaceCard};
    color: ${color.textPrimary};
  }

  &&:disabled {
    box-shadow: none;
    background-color: ${color.actionDisabled};
    color: ${color.textDisabled};
  }
`

const row = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(100% / 3);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  > * {
    scroll-snap-align: start;
  }

  > * + * {
    border-left: 1px solid ${color.lineHair};
  }

  @media ${media.wide} {
    grid-auto-columns: 20%;
  }

  /* Two whole cards and the edge of a third: it shows that there are more. */
  &[data-device='phone'] {
    grid-auto-columns: max(46%, 188px);
    scroll-snap-type: x proximity;
    margin: 0 calc(-1 * ${space.s12});
    border-width: 1px 0;
    border-radius: 0;
  }
`
