import { css } from '@linaria/core'
import type { PickupPoint } from '@verstak/contracts/pickup'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon, chevronLeftIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, space, tracking, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { pickupTexts } from './pickup.texts.ts'
import { PointFacts } from './PointFacts.tsx'
import { routeLink } from './routeLink.ts'
import type { Pickup } from './usePickup.ts'

export interface PointDetailProps {
  pickup: Pickup
  point: PickupPoint
  /** «К списку магазинов» was pressed. */
  onBack: () => void
}

/** Detail of one point in the list's place, on a desktop. Gets the focus. */
export function PointDetail({ pickup, point, onBack }: PointDetailProps) {
  const { chosenId, choose, isCart, now, shown } = pickup
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [point.id])

  return (
    <section className={detail} aria-label={point.address}>
      <div className={scroll}>
        <Button variant="link" size="s" icon={chevronLeftIcon} onClick={onBack}>
          {pickupTexts.back}
        </Button>
        <h3 ref={heading} className={title} tabIndex={-1}>
          {point.address}
        </h3>
        <PointFacts
          point={point}
          distance={shown.find((one) => one.point.id === point.id)?.distance ?? null}
          isCart={isCart}
          now={now}
        />
      </div>
      <div className={foot}>
        {chosenId === point.id ? (
          <p className={chosen}>
            <Icon shape={checkIcon} />
            {pickupTexts.chosen}
          </p>
        ) : (
          <Button className={grow} size="l" onClick={() => void choose(point)}>
            {pickupTexts.choose}
          </Button>
        )}
        <Link href={routeLink(point.coordinates)} external>
          {pickupTexts.route}
        </Link>
      </div>
    </section>
  )
}

const detail = css`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  background-color: ${color.surfaceCard};
`

const scroll = css`
  flex: 1 1 0;
  min-height: 0;
  padding: ${space.s24} ${space.s32};
  overflow: hidden auto;
  overscroll-behavior: contain;
`

const title = css`
  margin: ${space.s12} 0 ${space.s4};
  font-size: ${fontSize.s22};
  line-height: ${lineHeight.s22};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.tight};
  overflow-wrap: anywhere;

  /* Gets the focus by script only. */
  &:focus-visible {
    outline: none;
  }
`

const foot = css`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  min-height: 72px;
  padding: ${space.s12} ${space.s32};
  border-top: 1px solid ${color.lineHair};
  font-size: ${fontSize.s14};
`

const grow = css`
  flex: 1 1 auto;
`

const chosen = css`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: ${space.s8};
  color: ${color.stateOk};
  font-size: ${fontSize.s16};
  font-weight: ${weight.semibold};
`
