import { hearTabs, broadcastToTabs } from './tabChannel.ts'

const CHANNEL = 'verstak.session'

/** Tells the other tabs of this browser that somebody signed in or out. */
export const broadcastSession = (): void => broadcastToTabs(CHANNEL)

/** Calls `follow` when another tab has told so; returns what ends it. */
export const hearSession = (follow: () => void): (() => void) => hearTabs(CHANNEL, follow)
