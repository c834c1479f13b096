/** Name of this document, the same in all its bundles: it does not hear itself. */
const ownName = () => performance.timeOrigin

/** Tells the other tabs of this browser that something has changed. Nothing where browsers have no such channel. */
export function broadcastToTabs(name: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(ownName())
  channel.close()
}

/** Calls `follow` when another tab has told so; returns what ends it. */
export function hearTabs(name: string, follow: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    if (data !== ownName()) follow()
  }
  return () => channel.close()
}
