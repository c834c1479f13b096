import type { MediaEntry } from '@verstak/contracts/reviewMedia'

/** Opens the window at a medium, by its place among the media of its review. */
export type OpenMedia = (entry: MediaEntry, index: number) => void
