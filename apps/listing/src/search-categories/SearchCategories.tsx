import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronLeftIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { type RefObject, useId, useState } from 'react'
import { useFocusAfterRemoval } from '../filters/useFocusAfterRemoval.ts'
import { moreCategoriesLabel, searchCategoriesTitle } from './searchCategories.texts.ts'
import { searchCategoryLinks } from './searchCategoryLinks.ts'

/** Number of categories shown initially. */
const FIRST = 12

export interface SearchCategoriesProps {
  listing: Listing
  input: ListingInput
  /** Gets the focus when no category is left to choose. */
  results: RefObject<HTMLElement | null>
}

/** Categories to narrow a search, each with its product count; at the top of the filter column. */
export function SearchCategories({ listing, input, results }: SearchCategoriesProps) {
  const titleId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const keptFocus = useFocusAfterRemoval<HTMLUListElement>(results)
  const links = searchCategoryLinks(listing, input)
  if (links.length === 0) return null
  const shown = isWhole ? links : links.slice(0, FIRST)

  return (
    <nav className={block} aria-labelledby={titleId}>
      <p className={title} id={titleId}>
        {searchCategoriesTitle}
      </p>
      <ul {...keptFocus}>
        {shown.map(({ id, name, href, kind, count }) => (
          <li key={id} className={row} data-kind={kind}>
            {kind === 'back' && <Icon shape={chevronLeftIcon} size="s" />}
            <Link className={link} href={href} rel="nofollow" aria-current={kind === 'chosen' || undefined}>
              {name}
            </Link>
            {count !== null && <span className={number}>{formatNumber(count)}</span>}
          </li>
        ))}
      </ul>
      {links.length > shown.length && (
        <Button className={more} variant="link" onClick={() => setIsWhole(true)}>
          {moreCategoriesLabel(links.length - shown.length)}
        </Button>
      )}
    </nav>
  )
}

const block = css`
  margin-bottom: ${space.s12};
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const title = css`
  margin-bottom: ${space.s4};
  font-weight: ${weight.semibold};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s6};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  &[data-kind='chosen'] {
    font-weight: ${weight.semibold};
  }

  [data-kind='chosen'] ~ & {
    padding-left: ${space.s12};
  }
`

const link = css`
  flex: 1;
  min-width: 0;
  padding: ${space.s6} 0;
  color: ${color.textPrimary};
  overflow-wrap: anywhere;

  @media ${media.touch} {
    display: flex;
    align-items: center;
    min-height: ${dimension.tapMin};
  }
`

const number = css`
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`

const more = css`
  margin-top: ${space.s6};
`
