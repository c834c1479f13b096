import { hearTabs, broadcastToTabs } from './tabChannel.ts'

const CHANNEL = 'verstak.marks'

/** Tells the other tabs of this browser that favourites or the comparison have changed. */
export const broadcastMarks = (): void => broadcastToTabs(CHANNEL)

/** Calls `follow` when another tab has told so; returns what ends it. */
export const hearMarks = (follow: () => void): (() => void) => hearTabs(CHANNEL, follow)
