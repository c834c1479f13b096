import { css } from '@linaria/core'
import { LIST_PROBLEMS } from '@verstak/contracts/cartList'
import { LIST_PARAMETER } from '@verstak/contracts/cartListForm'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLocation } from '@verstak/router'
import { useQuery } from '@tanstack/react-query'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { listEntryTexts, problemTexts } from './listEntry.texts.ts'
import { ListEntry } from './ListEntry.tsx'
import { listStateIn } from './listEntryAtom.ts'
import { sentListQuery } from './sentListQuery.ts'

/** Entry of a list as a part of the page, which the address opens: the way without scripts. */
export function ListSection() {
  const { call } = useHost()
  const region = useRegion()
  const state = listStateIn(useLocation().search)
  const { data: report } = useQuery({ ...sentListQuery(call, region.id), enabled: state === 'report' })
  const problem = LIST_PROBLEMS.find((known) => known === state)
  if (state === null) return null
  return (
    <section id={LIST_PARAMETER} className={box} aria-label={listEntryTexts.title}>
      <Heading level={2} look="block">
        {listEntryTexts.title}
      </Heading>
      <ListEntry
        // Another list.
        key={`${state} ${report?.rows.length}`}
        sent={state === 'report' ? report : null}
        refusal={problem ? { field: 'text', text: problemTexts[problem] } : null}
      />
    </section>
  )
}

const box = css`
  display: grid;
  gap: ${space.s12};
  margin-bottom: ${space.s24};
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`
