import { css } from '@linaria/core'
import type { Facet } from '@verstak/contracts/listing'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Icon } from '@verstak/ui-kit/Icon'
import { searchIcon } from '@verstak/ui-kit/icons'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, space } from '@verstak/ui-kit/tokens'
import { type KeyboardEvent, memo, useState } from 'react'
import type * as ByEar from './phoneticMatch.ts'
import { findValueLabel, moreValuesLabel, noSuchValueLabel } from './filters.texts.ts'

/** Number of values shown initially. */
const FIRST_VALUES = 6
/** Number of values from which there is a search field. */
const SEARCHED_FROM = 13

export interface FacetValuesProps {
  /** Facet of kind `values`. */
  facet: Facet
  /** Ids of the chosen values. */
  chosen: readonly number[]
  /** A stable function limits rerendering to what changes. */
  onChange: (valueId: number, isChosen: boolean) => void
}

/** Values of a filter with their product counts. */
export function FacetValues({ facet, chosen, onChange }: FacetValuesProps) {
  const { id: facetId, values } = facet
  const [isWhole, setIsWhole] = useState(false)
  const [wanted, setWanted] = useState('')
  const [forgiving, setForgiving] = useState<typeof ByEar>()
  // Values chosen on page load stay visible after they are cleared.
  const [pinned] = useState(chosen)
  const needle = wanted.trim().toLowerCase()
  const found = needle && (forgiving?.phoneticMatch ?? findWritten)(values, needle)
  const shown =
    found ||
    values.filter(({ id }, index) => isWhole || index < FIRST_VALUES || chosen.includes(id) || pinned.includes(id))
  const hiddenCount = needle ? 0 : values.length - shown.length

  function search(text: string) {
    setWanted(text)
    // Until it loads, or if it fails, only exact spellings match.
    if (!forgiving) import('./phoneticMatch.ts').then(setForgiving, () => undefined)
  }

  return (
    <>
      {values.length >= SEARCHED_FROM && (
        <div className={field}>
          <TextField
            // A `useId` id would depend on the position in the page, which a cached filter does not know.
            id={`find-${facetId}`}
            label={findValueLabel(facetId)}
            isLabelHidden
            placeholder={findValueLabel(facetId)}
            prefix={<Icon shape={searchIcon} size="s" />}
            autoComplete="off"
            value={wanted}
            onChange={(event) => search(event.target.value)}
            onKeyDown={keepForm}
          />
        </div>
      )}
      <div className={list} data-whole={isWhole || needle !== '' || undefined}>
        {shown.map((value) => (
          <FacetValue
            key={value.id}
            facetId={facetId}
            value={value}
            isChosen={chosen.includes(value.id)}
            onChange={onChange}
          />
        ))}
        {shown.length === 0 && <p className={quiet}>{noSuchValueLabel}</p>}
      </div>
      {hiddenCount > 0 && (
        <Button variant="link" className={more} onClick={() => setIsWhole(true)}>
          {moreValuesLabel(facetId, hiddenCount)}
        </Button>
      )}
    </>
  )
}

interface FacetValueProps extends Pick<FacetValuesProps, 'onChange'> {
  facetId: string
  value: Facet['values'][number]
  isChosen: boolean
}

/** One value. Memoized: a facet may show hundreds, and a click changes one. */
const FacetValue = memo(function FacetValue({ facetId, value, isChosen, onChange }: FacetValueProps) {
  const { id, name, count } = value
  return (
    <Checkbox
      label={name}
      count={count}
      name="filters"
      value={`${facetId}:${id}`}
      checked={isChosen}
      // A value without products cannot be chosen, but can be cleared.
      disabled={count === 0 && !isChosen}
      onChange={(event) => onChange(id, event.target.checked)}
    />
  )
})

const findWritten = (values: Facet['values'], needle: string) =>
  values.filter(({ name }) => name.toLowerCase().includes(needle))

/** Enter in the search field must not submit the form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

const field = css`
  margin-bottom: ${space.s8};
`

/* Room for the focus ring inside the scroll container. */
const list = css`
  &[data-whole] {
    max-height: 312px;
    margin: 0 calc(-1 * ${space.s4});
    padding: 0 ${space.s4};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`

const quiet = css`
  color: ${color.textMuted};
`

const more = css`
  margin-top: ${space.s6};
`
