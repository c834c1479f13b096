import { wantsPrivacy } from '@verstak/device/privacy'
import type { Host } from '@verstak/host'
import type { BootData } from '../document/boot.ts'
import { events } from '../client/events.ts'
import { storeCampaignMarks } from './gtmUser.ts'
import { syncHistories } from './syncHistories.ts'
import { createTrack } from './track.ts'

interface State {
  location: { pathname: string; search: string }
  navigation: { state: string }
}

interface Router {
  state: State
  subscribe(listener: (state: State) => void): unknown
}

/** Sends queued and future events, and an event for each opened page. */
export function startAnalytics(router: Router, host: Host, remotes: BootData['remotes']): void {
  const track = createTrack(host, remotes)
  const waiting = events.splice(0)
  events.push = track
  let shown: string | undefined
  const see = ({ location: { pathname, search } }: State) => {
    if (pathname === shown) return
    shown = pathname
    // The title is set when the page renders.
    setTimeout(() => track({ event: 'page_view', path: pathname + search, title: document.title }))
  }
  if (!wantsPrivacy()) storeCampaignMarks(location.search)
  see(router.state)
  router.subscribe((state) => state.navigation.state === 'idle' && see(state))
  // After the `page_view` event of their page.
  setTimeout(() => waiting.forEach(track))
  void syncHistories(host)
}
