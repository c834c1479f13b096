import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { Link } from '@verstak/ui-kit/Link'
import { fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { Fragment } from 'react'
import { leftOutTexts, searchedForTexts } from './listing.texts.ts'
import { listingHref } from './listingAddress.ts'

export interface SearchedForProps {
  listing: Listing
  input: ListingInput
}

/** Says what was searched instead of what was typed, and leads to just that if it may find something. */
export function SearchedFor({ listing, input }: SearchedForProps) {
  const { searchedFor, canonical, leftOut } = listing
  if (searchedFor === null) return null
  if (leftOut?.length) return <LeftOut listing={listing} input={input} />
  return (
    <div className={line}>
      <p>
        {searchedForTexts.before}
        <b className={words}>{`«${searchedFor}»`}</b>.
      </p>
      <Link href={listingHref(canonical, input, { exact: true, filters: '', categoryId: 0 })} rel="nofollow">
        {searchedForTexts.exact(input.searchString)}
      </Link>
    </div>
  )
}

/** Says which words are missing in the products; the whole query finds nothing, so nothing leads there. */
function LeftOut({
  listing: { searchedFor, leftOut = [], totalUnfiltered },
  input: { searchString },
}: SearchedForProps) {
  // The page says already that nothing was found.
  if (totalUnfiltered === 0 || searchedFor === null) return null
  const isCorrected = searchedFor.split(' ').some((word) => !searchString.includes(word))
  return (
    <div className={line}>
      <p>
        {leftOutTexts.nothing(searchString)}
        {isCorrected ? leftOutTexts.shownFor(searchedFor) : leftOutTexts.shown}
        {leftOutTexts.before(leftOut.length)}
        {leftOut.map((word, place) => (
          <Fragment key={place}>
            {place > 0 && leftOutTexts.between(place === leftOut.length - 1)}
            <b className={words}>{`«${word}»`}</b>
          </Fragment>
        ))}
        .
      </p>
    </div>
  )
}

const line = css`
  margin-top: ${space.s8};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  overflow-wrap: anywhere;
`

const words = css`
  font-weight: ${weight.semibold};
`
