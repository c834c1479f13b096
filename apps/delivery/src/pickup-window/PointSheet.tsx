import { css } from '@linaria/core'
import type { PickupPoint } from '@verstak/contracts/pickup'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon, closeIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import {
  color,
  dimension,
  ease,
  fontSize,
  layer,
  lineHeight,
  motion,
  radius,
  shadow,
  space,
  tracking,
  weight,
} from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { pickupTexts } from './pickup.texts.ts'
import { PointFacts } from './PointFacts.tsx'
import { routeLink } from './routeLink.ts'
import type { Pickup } from './usePickup.ts'

export interface PointSheetProps {
  pickup: Pickup
  point: PickupPoint
  onClose: () => void
  /** Hears the sheet's height, px, when it is there. */
  onHeight?: (height: number) => void
}

/**
 * Sheet of the selected point at the bottom of a phone's window, whose other parts stay usable: the map moves on above it.
 * Gets the focus; Escape closes the sheet, not the window.
 */
export function PointSheet({ pickup, point, onClose, onHeight }: PointSheetProps) {
  const { chosenId, choose, close, isCart, now, shown } = pickup
  const sheet = useRef<HTMLElement>(null)
  const isChosen = chosenId === point.id

  useEffect(() => {
    sheet.current?.focus()
    onHeight?.(sheet.current?.offsetHeight ?? 0)
    // Once for each point.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [point.id])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    // Escape closes it from whatever of it has the focus.
    <section ref={sheet} className={box} role="dialog" aria-label={point.address} tabIndex={-1} onKeyDown={onKeyDown}>
      <span className={grip} />
      <div className={head}>
        <h3 className={title}>{point.address}</h3>
        <button className={cross} type="button" aria-label={pickupTexts.closePoint} onClick={onClose}>
          <Icon shape={closeIcon} />
        </button>
      </div>
      <div className={scroll}>
        <PointFacts
          point={point}
          distance={shown.find((one) => one.point.id === point.id)?.distance ?? null}
          isCart={isCart}
          now={now}
        />
        <p className={route}>
          <Link href={routeLink(point.coordinates)} external>
            {pickupTexts.route}
          </Link>
        </p>
      </div>
      {isChosen ? (
        <Button variant="secondary" size="l" wide icon={checkIcon} onClick={close}>
          {pickupTexts.chosen}
        </Button>
      ) : (
        <Button size="l" wide onClick={() => void choose(point)}>
          {pickupTexts.chooseOnPhone}
        </Button>
      )}
    </section>
  )
}

const box = css`
  @keyframes sheet-up {
    from {
      transform: translateY(100%);
    }
  }

  position: absolute;
  z-index: ${layer.dropdown};
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-height: 75%;
  padding: ${space.s20} ${space.s16} calc(${space.s16} + env(safe-area-inset-bottom));
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.dialog};
  animation: sheet-up ${motion.slow} ${ease.out};

  /* Gets the focus by script only. */
  &:focus-visible {
    outline: none;
  }
`

const grip = css`
  position: absolute;
  top: ${space.s8};
  left: calc(50% - 20px);
  width: 40px;
  height: 4px;
  border-radius: 2px;
  background-color: ${color.lineControl};
`

const head = css`
  display: flex;
  gap: ${space.s8};
  align-items: start;
  justify-content: space-between;
`

const cross = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${dimension.tapMin};
  height: ${dimension.tapMin};
  margin-right: calc(-1 * ${space.s8});
`

const title = css`
  min-width: 0;
  padding-top: ${space.s8};
  font-size: ${fontSize.s20};
  line-height: ${lineHeight.s20};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.tight};
  overflow-wrap: anywhere;
`

const scroll = css`
  flex: 0 1 auto;
  min-height: 0;
  margin-bottom: ${space.s12};
  overflow: hidden auto;
  overscroll-behavior: contain;
`

const route = css`
  padding: ${space.s8} 0;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
