import type { ListingInput } from '@verstak/contracts/listing'
import { useRegion } from '@verstak/region'
import { useLocation, useNavigate, useNavigation } from '@verstak/router'
import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../filters/afterPaint.ts'
import { useStableCallback } from '../filters/useStableCallback.ts'
import { isSameListing, listingHref, listingInputOf } from './listingAddress.ts'

export interface ListingNavigation {
  /** Last requested input: ahead of the shown products while the answer is loading. */
  shownInput: ListingInput
  /** Another page, sorting or filter of this listing is loading. */
  isPending: boolean
  /** Navigates to the same listing with these changes, on its first page; keeps the scroll position. */
  change: (changes: Partial<ListingInput>) => void
}

interface Asked {
  href: string
  /** Router state when the navigation started; after the next router change the router's own location applies. */
  toldAt?: object
}

/**
 * Navigation within one listing. A click updates the page at once; the navigation starts after the next paint. The
 * pending input is read from the router, so quick clicks add up and a cancelled navigation needs no rollback.
 *
 * @param path path of page 1
 * @param input what the page shows now
 */
export function useListingNavigation(path: string, input: ListingInput): ListingNavigation {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: ahead } = useNavigation()
  const region = useRegion()
  const [asked, setAsked] = useState<Asked>()
  const routerIsAt = ahead ?? here
  // A back navigation may lead to the same address.
  if (asked?.toldAt && asked.toldAt !== routerIsAt) setAsked(undefined)
  const [pathname = '', search = ''] = asked ? asked.href.split('?') : [ahead?.pathname, ahead?.search]
  const coming = listingInputOf(pathname, search, region.id)
  const isPending = coming !== undefined && isSameListing(coming, input)
  const shownInput = isPending ? coming : input

  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const notifyRouter = useStableCallback(() => {
    if (isLeft.current || !asked || asked.toldAt) return
    setAsked((newest) => (newest === asked ? { ...asked, toldAt: routerIsAt } : newest))
    const { pathname, search } = routerIsAt
    const next = listingInputOf(pathname, search, region.id)
    // Skipped if the visitor has clicked another link meanwhile.
    if (next && isSameListing(next, input)) void navigate(asked.href, { preventScrollReset: true })
  })
  return {
    shownInput,
    isPending,
    change: (changes) => {
      setAsked({ href: listingHref(path, shownInput, changes) })
      afterPaint(notifyRouter)
    },
  }
}
