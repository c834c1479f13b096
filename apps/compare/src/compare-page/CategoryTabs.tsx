import { css } from '@linaria/core'
import type { Comparison } from '@verstak/contracts/comparison'
import { Chip } from '@verstak/ui-kit/Chip'
import { media, space } from '@verstak/ui-kit/tokens'
import { compareAddressOf } from './compareAddress.ts'
import { compareTexts } from './comparePage.texts.ts'

export interface CategoryTabsProps {
  comparison: Pick<Comparison, 'categories' | 'categoryGuid'>
  /** Key of the shared set. */
  set: string | null
}

/** Links to the categories of a comparison; with one category that is shown there is nothing to choose. */
export function CategoryTabs({ comparison: { categories, categoryGuid }, set }: CategoryTabsProps) {
  if (categories.length === 0 || (categories.length === 1 && categoryGuid !== null)) return null
  return (
    <nav className={tabs} aria-label={compareTexts.categories}>
      {categories.map(({ guid, name, count }) => (
        <Chip
          key={guid}
          href={compareAddressOf({ categoryGuid: guid, set })}
          label={name}
          note={count}
          selected={guid === categoryGuid}
        />
      ))}
    </nav>
  )
}

const tabs = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-bottom: ${space.s16};

  @media ${media.phone} {
    flex-wrap: nowrap;
    margin: 0 calc(-1 * ${space.s12}) ${space.s12};
    padding: ${space.s4} ${space.s12};
    overflow-x: auto;
    scrollbar-width: none;
  }

  @media print {
    display: none;
  }
`
