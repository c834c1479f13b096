import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { Link } from '@verstak/ui-kit/Link'
import { fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { leftOutText, searchedForTexts } from './searchedFor.texts.ts'
import { listingHref } from './listingAddress.ts'

export interface SearchedForProps {
  listing: Listing
  input: ListingInput
}

/** Shows the corrected query, and a link to the exact query if that may find something. */
export function SearchedFor({
  listing: { searchedFor, leftOut, totalUnfiltered, canonical },
  input,
}: SearchedForProps) {
  if (searchedFor === null) return null
  const { searchString } = input
  if (leftOut?.length) {
    // The page already shows that nothing was found.
    if (totalUnfiltered === 0) return null
    const isCorrected = searchedFor.split(' ').some((word) => !searchString.includes(word))
    return <p className={line}>{leftOutText(searchString, leftOut, isCorrected ? searchedFor : null)}</p>
  }
  return (
    <div className={line}>
      <p>
        {searchedForTexts.before}
        <b className={words}>{`«${searchedFor}»`}</b>.
      </p>
      <Link href={listingHref(canonical, input, { exact: true, filters: '', categoryId: 0 })} rel="nofollow">
        {searchedForTexts.exact(searchString)}
      </Link>
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
