import type { ApiCall } from '@verstak/api-client/call'
import { IMAGE_TYPES, VIDEO_TYPES } from '@verstak/contracts/upload'
import type { StartUpload } from './sendFile.ts'

/** Which files a form takes, and its words about them. */
export interface UploadRules {
  /** Name of the list on the device; null: it is not kept. */
  keptAs: string | null
  /** Files at most. */
  most: number
  kinds: readonly ('image' | 'video' | 'document')[]
  /** The files are nobody else's: a return, not a review. */
  isPrivate?: boolean
  /** Announces a file by another call than that of visitors. */
  start?: (call: ApiCall) => StartUpload
  words: {
    /** What the field of the files is called. */
    add: string
    /** Kinds, sizes and number, before a choice. */
    limits: string
    wrongKind: string
    tooMany: string
    /** Mark of the first file, where that stands for all. */
    first?: string
    /** Said of a file that the server does not take because the visitor is signed in no more; it can be sent again. */
    signedOut?: string
  }
}

const TYPES_OF = { image: IMAGE_TYPES, video: VIDEO_TYPES, document: ['application/pdf'] } as const

/** `accept` of the picker. */
export const acceptOf = ({ kinds }: Pick<UploadRules, 'kinds'>): string =>
  kinds.flatMap((kind) => [...TYPES_OF[kind]]).join()
