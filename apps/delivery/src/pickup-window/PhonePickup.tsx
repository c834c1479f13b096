import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useId, useRef, useState } from 'react'
import { ListPart } from './ListPart.tsx'
import { PanelTabs } from './PanelTabs.tsx'
import { pickupTexts } from './pickup.texts.ts'
import { PickupFilters } from './PickupFilters.tsx'
import { PickupMap } from './PickupMap.tsx'
import type { PointListHandle } from './PointList.tsx'
import { PointSheet } from './PointSheet.tsx'
import { regionLabel } from './regionLabel.ts'
import type { Pickup } from './usePickup.ts'

/** List or map, and the sheet of the selected point over either. */
export function PhonePickup({ pickup }: { pickup: Pickup }) {
  const { state, dispatch, active, shown, points, tabs, hasPreselected, isSelectOnList, chosenId } = pickup
  const panelId = useId()
  const list = useRef<PointListHandle>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [covered, setCovered] = useState(0)
  const isSheet = state.isDetailOpen && active !== null
  const chosen = points.find(({ id }) => id === chosenId)

  function closeSheet() {
    dispatch({ type: 'sheetClosed', hasPreselected })
    if (state.view === 'list' && active) list.current?.focusPoint(active.id)
    else panel.current?.focus()
  }

  return (
    <div className={frame}>
      <p className={count} role="status">
        {pickupTexts.count(shown.length)}
      </p>
      <div className={switches}>
        <PanelTabs
          look="segments"
          label={pickupTexts.view}
          tabs={[
            { value: 'list', label: pickupTexts.asList },
            { value: 'map', label: pickupTexts.onMap },
          ]}
          value={state.view}
          onChange={(view) => dispatch({ type: 'view', view })}
          panelId={panelId}
        />
        {tabs && (
          <PanelTabs
            look="line"
            label={pickupTexts.regions}
            tabs={[
              { value: 'own', label: regionLabel(tabs[0]!) },
              { value: 'parent', label: tabs[1]! },
            ]}
            value={state.area}
            onChange={(area) => dispatch({ type: 'area', area })}
            panelId={panelId}
          />
        )}
      </div>
      <div ref={panel} className={place} id={panelId} role="tabpanel" aria-label={pickupTexts.list} tabIndex={-1}>
        {state.view === 'list' ? (
          <>
            {pickup.hasFilters && (
              <div className={filters}>
                <PickupFilters pickup={pickup} />
              </div>
            )}
            <ListPart pickup={pickup} ref={list} />
            {isSelectOnList && chosen && (
              <p className={foot}>
                <Icon shape={checkIcon} />
                <b>{pickupTexts.chosen}</b> {chosen.address}
              </p>
            )}
          </>
        ) : (
          <PickupMap
            pickup={pickup}
            covered={isSheet ? covered : 0}
            onList={() => dispatch({ type: 'view', view: 'list' })}
          />
        )}
      </div>
      {isSheet && <PointSheet pickup={pickup} point={active} onClose={closeSheet} onHeight={setCovered} />}
    </div>
  )
}

const frame = css`
  position: relative;
  display: flex;
  flex-direction: column;
  /* The title of the window stands above. */
  height: calc(100dvh - 48px);
  margin: calc(-1 * ${space.s16}) calc(-1 * var(--modal-gap)) calc(-1 * var(--modal-gap));
  overflow: clip;
`

const count = css`
  padding: 0 ${space.s16} ${space.s8};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const switches = css`
  display: grid;
  gap: ${space.s4};
  padding: 0 ${space.s16} ${space.s4};
`

const place = css`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-height: 0;

  /* Gets the focus by script only. */
  &:focus-visible {
    outline: none;
  }
`

const filters = css`
  padding: ${space.s12} ${space.s16};
  border-bottom: 1px solid ${color.lineHair};
`

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  align-items: center;
  padding: ${space.s12} ${space.s16};
  border-top: 1px solid ${color.lineHair};
  color: ${color.stateOk};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  & > b {
    font-weight: ${weight.semibold};
  }
`
