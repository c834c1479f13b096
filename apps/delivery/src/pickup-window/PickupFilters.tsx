import { css } from '@linaria/core'
import { Chip } from '@verstak/ui-kit/Chip'
import { Icon } from '@verstak/ui-kit/Icon'
import { searchIcon } from '@verstak/ui-kit/icons'
import { color, controlHeight, dimension, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
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
      <span className={field}>
        <Icon shape={searchIcon} />
        <input
          className={input}
          type="search"
          aria-label={pickupTexts.search}
          placeholder={pickupTexts.search}
          autoComplete="off"
          value={state.typed}
          onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
        />
      </span>
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

const field = css`
  display: flex;
  gap: ${space.s10};
  align-items: center;
  padding: 0 ${space.s12};
  border-radius: ${radius.control};
  box-shadow: inset 0 0 0 1px ${color.lineControl};
  color: ${color.textSecondary};

  &:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
  }
`

const input = css`
  flex: 1 1 auto;
  min-width: 0;
  height: ${controlHeight.m};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  outline: none;

  &::placeholder {
    color: ${color.textMuted};
  }

  /* Below 16 px phones zoom the page. */
  @media ${media.touch} {
    height: ${dimension.tapMin};
    font-size: ${fontSize.s16};
  }
`

const chips = css`
  display: flex;
  gap: ${space.s6};
  /* Room for the rings of focus. */
  margin: -4px calc(-1 * ${space.s16}) -4px -4px;
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
