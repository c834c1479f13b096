import { css } from '@linaria/core'
import type { Office } from '@verstak/contracts/region'
import { searchIcon } from '@verstak/ui-kit/icons'
import { Icon } from '@verstak/ui-kit/Icon'
import { Radio } from '@verstak/ui-kit/Radio'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useId, useState } from 'react'
import { checkoutTexts } from './checkout.texts.ts'
import { findOffices } from './findOffices.ts'

/** More offices than this can be searched. */
const SEARCHABLE_FROM = 9

export interface OfficeListProps {
  offices: readonly Office[]
  chosenId: number | null
  error: string | undefined
  onChoose: (officeId: number) => void
}

/** Choice of the office where the order is fetched. */
export function OfficeList({ offices, chosenId, error, onChoose }: OfficeListProps) {
  const [query, setQuery] = useState('')
  const errorId = useId()
  const found = findOffices(offices, query)
  const chosen = offices.find(({ id }) => id === chosenId)
  const isChosenHidden = chosen && !found.includes(chosen)

  return (
    <div className={box}>
      {offices.length >= SEARCHABLE_FROM && (
        <TextField
          name="officeSearch"
          type="search"
          label={checkoutTexts.findOffice}
          isLabelHidden
          placeholder={checkoutTexts.findOffice}
          prefix={<Icon shape={searchIcon} />}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // It narrows the list; it sends nothing.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div
        className={list}
        role="radiogroup"
        aria-label={checkoutTexts.office}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {found.map((office) => (
          <Radio
            key={office.id}
            className={row}
            name="officeId"
            value={office.id}
            checked={office.id === chosenId}
            onChange={() => onChoose(office.id)}
            aria-describedby={error ? errorId : undefined}
            label={<OfficeWords office={office} />}
          />
        ))}
        {found.length === 0 && <p className={none}>{checkoutTexts.noOffices}</p>}
      </div>
      {error && (
        <p id={errorId} className={wrong}>
          {error}
        </p>
      )}
      {isChosenHidden && <p>{checkoutTexts.chosenOffice(chosen.address)}</p>}
      <p className={note}>{checkoutTexts.lateOffice}</p>
    </div>
  )
}

function OfficeWords({ office: { address, metro, workingTime } }: { office: Office }) {
  return (
    <span className={words}>
      <b className={street}>{address}</b>
      <small className={note}>
        {metro && (
          <>
            <span className={line} style={{ backgroundColor: metro.color }} aria-hidden />
            {metro.name},{' '}
          </>
        )}
        {workingTime}
      </small>
    </span>
  )
}

const words = css`
  min-width: 0;
`

const street = css`
  display: block;
  font-weight: ${weight.medium};
`

const note = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const line = css`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: ${space.s6};
  border-radius: ${radius.round};
`

const row = css`
  && {
    align-items: flex-start;
    padding: ${space.s8} ${space.s16};
  }

  &:has(:checked) {
    background-color: ${color.surfaceSunken};
  }
`

const none = css`
  padding: ${space.s12} ${space.s16};
`

const list = css`
  max-height: 312px;
  overflow-y: auto;
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.control};
  overscroll-behavior: contain;

  &[aria-invalid] {
    border-color: ${color.stateDanger};
    box-shadow: 0 0 0 1px ${color.stateDanger};
  }
`

const wrong = css`
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const box = css`
  display: grid;
  gap: ${space.s8};
`
