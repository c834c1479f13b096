import { IMAGE_TYPES, VIDEO_TYPES } from '@verstak/contracts/upload'

/** Which files a form takes, and its words about them. */
export interface UploadRules {
  /** Name of the list on the device. */
  keptAs: string
  /** Files at most. */
  most: number
  kinds: readonly ('image' | 'video')[]
  /** The files are nobody else's: a return, not a review. */
  isPrivate?: boolean
  words: {
    /** What the field of the files is called. */
    add: string
    /** Kinds, sizes and number, before a choice. */
    limits: string
    wrongKind: string
    tooMany: string
    /** Mark of the first file, where that stands for all. */
    first?: string
  }
}

/** `accept` of the picker. */
export const acceptOf = ({ kinds }: Pick<UploadRules, 'kinds'>): string =>
  kinds.flatMap((kind) => [...(kind === 'image' ? IMAGE_TYPES : VIDEO_TYPES)]).join()
