import { css } from '@linaria/core'
import type { PickupPoints } from '@verstak/contracts/pickup'
import { Button } from '@verstak/ui-kit/Button'
import { Chip } from '@verstak/ui-kit/Chip'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { SearchField } from '@verstak/ui-kit/SearchField'
import { color, media, radius, space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useState } from 'react'
import { OfficeRow } from './OfficeRow.tsx'
import { OfficesMap } from './OfficesMap.tsx'
import { officesTexts as texts } from './offices.texts.ts'
import { shownOffices } from './shownOffices.ts'

const EVERYTHING = { text: '', isOpenNow: false }

/** List of shops with a search and a filter, beside their map. A choice in one shows in the other. */
export function OfficeFinder({ points }: { points: PickupPoints }) {
  const [filter, setFilter] = useState(EVERYTHING)
  const [chosenId, choose] = useState<number | null>(null)
  const now = new Date(points.serverTime)
  const shown = shownOffices(points.offices, filter, now)

  function chooseOnMap(id: number) {
    choose(id)
    document.getElementById(`office-${id}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={card}>
      <div className={list}>
        <form role="search" className={tools} onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={texts.search}
            placeholder={texts.search}
            submitLabel={texts.submit}
            value={filter.text}
            maxLength={100}
            onChange={(event) => setFilter({ ...filter, text: event.target.value })}
          />
          <Chip
            label={texts.openNow}
            size="m"
            selected={filter.isOpenNow}
            onClick={() => setFilter({ ...filter, isOpenNow: !filter.isOpenNow })}
          />
        </form>
        <VisuallyHidden role="status">{texts.shown(shown.length)}</VisuallyHidden>
        {shown.length === 0 ? (
          <EmptyState
            title={texts.nothing}
            level={2}
            actions={
              <Button variant="secondary" onClick={() => setFilter(EVERYTHING)}>
                {texts.reset}
              </Button>
            }
          >
            {texts.nothingAdvice}
          </EmptyState>
        ) : (
          <ul className={rows}>
            {shown.map((office) => (
              <li key={office.id} className={item}>
                <OfficeRow
                  office={office}
                  now={now}
                  isChosen={office.id === chosenId}
                  onChoose={() => choose(office.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <OfficesMap offices={shown} mapCenter={points.mapCenter} chosenId={chosenId} onChoose={chooseOnMap} />
    </div>
  )
}

const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8};
  padding: ${space.s16} ${space.s20};
  border-bottom: 1px solid ${color.lineHair};

  > :first-child {
    flex: 1 1 220px;
  }

  @media ${media.phone} {
    padding: ${space.s12} ${space.s16};
  }
`

const item = css`
  &:not(:first-child) {
    border-top: 1px solid ${color.lineHair};
  }
`

const rows = css`
  overflow-y: auto;
  max-height: 560px;

  @media ${media.phone} {
    max-height: none;
  }

  @media print {
    max-height: none;
  }
`

const list = css`
  min-width: 0;

  @media ${media.phone} {
    order: 2;
  }
`

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
