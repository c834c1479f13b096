import type { LivePart } from '@verstak/contracts/staff'
import type * as v from 'valibot'
import { releaseTexts as texts } from './releases.texts.ts'

type Live = v.InferOutput<typeof LivePart>

/** Columns of what is live: part, version for all, canary. */
export const liveColumns = [
  { key: 'part', header: texts.part, cell: ({ remote }: Live) => remote },
  { key: 'version', header: texts.version, cell: ({ version }: Live) => version },
  {
    key: 'canary',
    header: texts.canary,
    cell: ({ canary }: Live) => (canary ? texts.share(canary.version, canary.percent) : texts.noCanary),
  },
]
