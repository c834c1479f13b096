import type { Listing } from '@verstak/contracts/listing'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Heading } from '@verstak/ui-kit/Heading'
import type { Device } from '@verstak/ui-kit/photoSize'
import { memo } from 'react'
import { productsNote, shortProductsNote } from './listing.texts.ts'

const NOTES: Record<Device, typeof productsNote> = { desktop: productsNote, phone: shortProductsNote }

export interface ListingHeadingProps {
  listing: Listing
  device: Device
}

/** Breadcrumbs, heading and number of products. */
export const ListingHeading = memo(function ListingHeading({ listing, device }: ListingHeadingProps) {
  const { title, breadcrumbs, total, totalUnfiltered } = listing
  const isSelf = (index: number) => index === breadcrumbs.length - 1
  return (
    <>
      <Breadcrumbs
        items={breadcrumbs.map(({ name, link }, index) => ({ label: name, href: isSelf(index) ? undefined : link }))}
      />
      <Heading level={1} note={totalUnfiltered > 0 ? NOTES[device](total, totalUnfiltered) : undefined}>
        {title}
      </Heading>
    </>
  )
})
