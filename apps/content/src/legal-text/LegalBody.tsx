import type { LegalBlock } from '@verstak/contracts/legal'
import { body } from './bodyStyles.tsx'
import { PlainBlock } from './PlainBlock.tsx'

export interface LegalBodyProps {
  blocks: readonly LegalBlock[]
  /** `page` below a heading of level 1; `window` within a dialog: smaller, without anchors, links open in a new tab. */
  place: 'page' | 'window'
}

/** Text of a legal document. */
export function LegalBody({ blocks, place }: LegalBodyProps) {
  return (
    <div className={body} data-place={place}>
      {blocks.map((block, index) => (
        // The blocks of a version never change.
        <PlainBlock key={index} block={block} index={index} place={place} />
      ))}
    </div>
  )
}
