import { css } from '@linaria/core'
import type { Office } from '@verstak/contracts/region'
import { searchIcon } from '@verstak/ui-kit/icons'
import { Icon } from '@verstak/ui-kit/Icon'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { Radio } from '@verstak/ui-kit/Radio'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { checkoutTexts } from './checkout.texts.ts'
import { findOffices } from './findOffices.ts'

/** The list gets a search field from this many offices on. */
const SEARCHABLE_FROM = 9

export interface OfficeListProps {
  offices: readonly Office[]
  error: string | undefined
}

/** Choice of the pickup office. */
export function OfficeList({ offices, error }: OfficeListProps) {
  const [query, setQuery] = useState('')
  const [chosenId, choose] = useState<number>()
  const found = findOffices(offices, query)
  const chosen = offices.find(({ id }) => id === chosenId)
  const isChosenHidden = chosen && !found.includes(chosen)

  return (
    <div className={box}>
      {offices.length >= SEARCHABLE_FROM && (
        <TextField
          name="officeSearch"
          data-field={found.length === 0 ? 'officeId' : undefined}
          type="search"
          label={checkoutTexts.findOffice}
          isLabelHidden
          placeholder={checkoutTexts.findOffice}
          prefix={<Icon shape={searchIcon} />}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // The field filters the list; Enter must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ChoiceGroup label={checkoutTexts.office} isLabelHidden layout="list" error={error} required>
        {offices.map(
          (office) =>
            // The chosen office stays visible when it does not match the search.
            (found.includes(office) || office === chosen) && (
              <div key={office.id} hidden={!found.includes(office)}>
                <Radio
                  look="row"
                  name="officeId"
                  value={office.id}
                  checked={office.id === chosenId}
                  onChange={() => choose(office.id)}
                  label={office.address}
                  note={<OfficeNote office={office} />}
                />
              </div>
            ),
        )}
        {found.length === 0 && <p className={none}>{checkoutTexts.noOffices}</p>}
      </ChoiceGroup>
      {isChosenHidden && <p>{checkoutTexts.chosenOffice(chosen.address)}</p>}
      <p className={note}>{checkoutTexts.lateOffice}</p>
    </div>
  )
}

function OfficeNote({ office: { metro, workingTime } }: { office: Office }) {
  return (
    <>
      {metro && (
        <>
          <span className={line} style={{ backgroundColor: metro.color }} aria-hidden />
          {metro.name},{' '}
        </>
      )}
      {workingTime}
    </>
  )
}

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

const none = css`
  padding: ${space.s12} ${space.s16};
`

const box = css`
  display: grid;
  gap: ${space.s8};
`
