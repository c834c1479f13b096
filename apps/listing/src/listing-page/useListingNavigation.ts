import type { ListingInput } from '@verstak/contracts/listing'
import { useRegion } from '@verstak/region'
import { useLocation, useNavigate, useNavigation } from '@verstak/router'
import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../filters/afterPaint.ts'
import { useStableCallback } from '../filters/useStableCallback.ts'
import { isSameListing, listingHref, listingInputOf } from './listingAddress.ts'

export interface ListingNavigation {
  /** What was asked for last: ahead of the products on the page while the answer is on its way. */
  shownInput: ListingInput
  /** Another page, order or choice of this listing is on its way. */
  isPending: boolean
  /** Goes to the same listing with these changes, on its first page; the scroll position stays. */
  change: (changes: Partial<ListingInput>) => void
}

interface Asked {
  href: string
  /** Where the router was when it was told; from its next move on, what it says counts. */
  toldAt?: object
}

/**
 * Moves within one listing. A press shows at once, and the router is told once that has been painted. What is on its way
 * is read from the router, so quick clicks build on each other and nothing has to be put back when a navigation is given
 * up.
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
  // A way back may lead to the same place.
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
  const tellRouter = useStableCallback(() => {
    if (isLeft.current || !asked || asked.toldAt) return
    setAsked((newest) => (newest === asked ? { ...asked, toldAt: routerIsAt } : newest))
    const { pathname, search } = routerIsAt
    const next = listingInputOf(pathname, search, region.id)
    // Who has pressed a link to elsewhere since goes there.
    if (next && isSameListing(next, input)) void navigate(asked.href, { preventScrollReset: true })
  })
  return {
    shownInput,
    isPending,
    change: (changes) => {
      setAsked({ href: listingHref(path, shownInput, changes) })
      afterPaint(tellRouter)
    },
  }
}
