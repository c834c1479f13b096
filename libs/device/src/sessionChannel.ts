/** Name of the channel between the tabs of a store. */
const CHANNEL = 'verstak.session'

/** Name of this document, the same in all its bundles: it does not hear itself. */
const ownName = () => performance.timeOrigin

/** Tells the other tabs of this browser that somebody signed in or out. Nothing where browsers have no such channel. */
export function tellSession(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(ownName())
  channel.close()
}

/** Calls `follow` when another tab has told so; returns what ends it. */
export function hearSession(follow: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data !== ownName()) follow()
  }
  return () => channel.close()
}
