import type { PageType } from '@verstak/contracts/routeTable'
import { pageTypeOf } from '@verstak/contracts/routeTable'
import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import type { Advertising } from '../document/boot.ts'
import { advertisingTexts } from './advertising.texts.ts'
import { adParamsOf } from './adParamsOf.ts'
import { createAdPlace } from './adPlace.ts'
import type { AdPlace } from './adPlace.ts'
import { loadAdScript } from './adScript.ts'

/** The store's id in the advertising system (PROMO-010). */
const OWNER_ID = 209_943

/** Pages with advertising: for browsing only, not for decisions and payment. */
const WITH_PLACE: readonly PageType[] = ['Home', 'Category', 'Brand', 'tagPage', 'Sale', 'Search']

interface RouterState {
  location: { pathname: string; search: string }
  navigation: { state: string }
}

export interface AdvertisingInput {
  advertising: Advertising
  host: Host
  router: { state: RouterState; subscribe(listener: (state: RouterState) => void): unknown }
}

/**
 * One banner slot at the end of browsing pages. Its third-party script loads when the first slot is near the viewport;
 * never in browsers that ask for privacy.
 */
export function startAdvertising({ advertising, host, router }: AdvertisingInput): void {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return
  let shown: string | undefined
  let place: { remove: () => void } | undefined

  const follow = ({ location: { pathname, search }, navigation }: RouterState) => {
    if (navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    place?.remove()
    const footer = document.querySelector('footer')
    place =
      footer && WITH_PLACE.includes(pageTypeOf(pathname))
        ? createAdPlace(footer, (near) => void fill(near, { advertising, host, pathname, search }))
        : undefined
  }
  follow(router.state)
  router.subscribe(follow)
}

interface Filling extends Pick<AdvertisingInput, 'advertising' | 'host'> {
  pathname: string
  search: string
}

async function fill(
  { containerId, collapse }: AdPlace,
  { advertising, host, pathname, search }: Filling,
): Promise<void> {
  const { layout, user = 'guest', store } = host
  const fail = (error: unknown) => {
    host.report({ remote: 'advertising', kind: 'script', error })
    collapse()
  }
  const region = store.get(regionAtom)
  try {
    await loadAdScript(advertising.script)
  } catch (error) {
    return fail(error)
  }
  if (!region) return
  const params = { ...advertising.place, ...adParamsOf({ pathname, search, layout, region, user }) }
  window.yaContextCb?.push(() =>
    window.Ya?.adfoxCode?.create({
      ownerId: OWNER_ID,
      containerId,
      params,
      onStub: () => fail(new Error(advertisingTexts.stub)),
      onError: fail,
    }),
  )
}
