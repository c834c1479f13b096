import { css } from '@linaria/core'
import { Chip } from '@verstak/ui-kit/Chip'
import { Icon } from '@verstak/ui-kit/Icon'
import { searchIcon } from '@verstak/ui-kit/icons'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { pickupTexts } from './pickup.texts.ts'
import type { PickupFilter } from './pickupState.ts'
import type { Pickup } from './usePickup.ts'

/** Search by address or metro, and chips that narrow the list. */
export function PickupFilters({ pickup }: { pickup: Pickup }) {
  const { state, dispatch, counts, hasGoods, isLocating, positionProblem, sortByDistance } = pickup
  const chipOf = (filter: PickupFilter, note?: number) => (
    <Chip
      label={pickupTexts[filter]}
      note={note}
      selected={state.filters.includes(filter)}
      onClick={() => dispatch({ type: 'filtered', filter })}
    />
  )
  return (
    <div className={box}>
      <TextField
        type="search"
        label={pickupTexts.search}
        isLabelHidden
        placeholder={pickupTexts.search}
        prefix={<Icon shape={searchIcon} />}
        autoComplete="off"
        size="m"
        value={state.typed}
        onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
      />
      <div className={chips} role="group" aria-label={pickupTexts.filters}>
        {hasGoods && chipOf('today', counts.today)}
        {hasGoods && chipOf('available', counts.available)}
        {chipOf('open')}
        <Chip
          label={isLocating ? pickupTexts.locating : pickupTexts.nearest}
          selected={state.isNearestFirst}
          aria-disabled={isLocating || undefined}
          onClick={() => isLocating || void sortByDistance()}
        />
      </div>
      {positionProblem && (
        <p className={problem} role="alert">
          {positionProblem === 'denied' ? pickupTexts.positionDenied : pickupTexts.positionFailed}
        </p>
      )}
    </div>
  )
}

const chips = css`
  display: flex;
  gap: ${space.s6};
  /* Room for the rings of focus. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;

  & > * {
    flex: none;
  }
`

const problem = css`
  color: ${color.stateWarn};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const box = css`
  display: grid;
  gap: ${space.s12};
  min-width: 0;
`
