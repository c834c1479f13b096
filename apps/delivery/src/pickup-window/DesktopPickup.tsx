import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon, pinIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useId, useRef } from 'react'
import { ListPart } from './ListPart.tsx'
import { PanelTabs } from './PanelTabs.tsx'
import { pickupTexts } from './pickup.texts.ts'
import { PickupFilters } from './PickupFilters.tsx'
import { PickupMap } from './PickupMap.tsx'
import { PointDetail } from './PointDetail.tsx'
import type { PointListHandle } from './PointList.tsx'
import type { Pickup } from './usePickup.ts'

/** List or detail on the left, map on the right. */
export function DesktopPickup({ pickup }: { pickup: Pickup }) {
  const { state, dispatch, data, active, shown, points, tabs, regionName, isSelectOnList, chosenId } = pickup
  const listId = useId()
  const list = useRef<PointListHandle>(null)
  const isDetail = state.isDetailOpen && active !== null
  const chosen = points.find(({ id }) => id === chosenId)

  function back() {
    dispatch({ type: 'returned' })
    if (active) list.current?.focusPoint(active.id)
  }

  return (
    <div className={frame}>
      {pickup.hasGoods && <p className={subject}>{pickupTexts.have(pickup.subject, data!.count, points.length)}</p>}
      <div className={side}>
        {/* The list stays where it was scrolled to. */}
        <div className={panel} id={listId} inert={isDetail} data-covered={isDetail || undefined}>
          <div className={head}>
            {tabs ? (
              <PanelTabs
                look="segments"
                label={pickupTexts.regions}
                tabs={[
                  { value: 'own', label: tabs[0]! },
                  { value: 'parent', label: tabs[1]! },
                ]}
                value={state.area}
                onChange={(area) => dispatch({ type: 'area', area })}
                panelId={listId}
              />
            ) : (
              <p className={region}>
                <Icon shape={pinIcon} size="s" />
                {regionName}
              </p>
            )}
            <span className={tabs ? countBelow : count} role="status">
              {pickupTexts.count(shown.length)}
            </span>
            {pickup.hasFilters && (
              <div className={filters}>
                <PickupFilters pickup={pickup} />
              </div>
            )}
          </div>
          <ListPart pickup={pickup} ref={list} />
          {isSelectOnList && chosen && (
            <p className={foot}>
              <Icon shape={checkIcon} />
              <b>{pickupTexts.chosen}</b>
              <span className={chosenAddress}>{chosen.address}</span>
            </p>
          )}
        </div>
        {isDetail && <PointDetail pickup={pickup} point={active} onBack={back} />}
      </div>
      <div className={map}>
        <PickupMap pickup={pickup} />
      </div>
    </div>
  )
}

const frame = css`
  display: grid;
  grid-template: auto minmax(0, 1fr) / 428px minmax(0, 1fr);
  height: min(652px, calc(100dvh - 160px));
  min-height: 420px;
  /* Up to the edges of the window. */
  margin: calc(-1 * ${space.s12}) calc(-1 * var(--modal-gap)) calc(-1 * var(--modal-gap));

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const subject = css`
  grid-column: 1 / -1;
  padding: 0 ${space.s32} ${space.s16};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const side = css`
  position: relative;
  grid-row: 2;
  min-height: 0;
  border-top: 1px solid ${color.lineHair};
  border-right: 1px solid ${color.lineHair};
`

const map = css`
  grid-row: 2;
  min-width: 0;
  min-height: 0;
  border-top: 1px solid ${color.lineHair};
`

const panel = css`
  display: flex;
  flex-direction: column;
  height: 100%;

  &[data-covered] {
    visibility: hidden;
  }
`

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s12};
  align-items: center;
  padding: ${space.s16} ${space.s32};
  border-bottom: 1px solid ${color.lineHair};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  & > [role='tablist'] {
    grid-column: 1 / -1;
  }
`

const region = css`
  display: flex;
  gap: ${space.s6};
  align-items: center;
  min-width: 0;
  font-weight: ${weight.semibold};
`

const count = css`
  color: ${color.textSecondary};
`

const countBelow = css`
  grid-column: 1 / -1;
  color: ${color.textSecondary};
`

const filters = css`
  grid-column: 1 / -1;
  min-width: 0;
`

const foot = css`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  min-height: 64px;
  padding: ${space.s8} ${space.s32};
  border-top: 1px solid ${color.lineHair};
  color: ${color.stateOk};

  & > b {
    font-weight: ${weight.semibold};
  }
`

const chosenAddress = css`
  min-width: 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  overflow-wrap: anywhere;
`
