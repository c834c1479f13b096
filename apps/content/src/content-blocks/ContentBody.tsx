import type { ContentBlock } from '@verstak/contracts/content'
import { body } from '../legal-text/bodyStyles.tsx'
import { PlainBlock } from '../legal-text/PlainBlock.tsx'
import type { ShownDocument } from '../content-page/contentQuery.ts'
import { OwnContentBlock } from './OwnContentBlock.tsx'
import { ProductsBlock } from './ProductsBlock.tsx'

export interface ContentBodyProps {
  /** By which its products are asked for. */
  document: ShownDocument
  blocks: readonly ContentBlock[]
}

/** Text of a document of the shop. */
export function ContentBody({ document, blocks }: ContentBodyProps) {
  return (
    <div className={body} data-place="page">
      {blocks.map((block, index) => {
        switch (block.kind) {
          // The blocks of a version never change.
          case 'heading':
          case 'paragraph':
          case 'list':
          case 'facts':
            return <PlainBlock key={index} block={block} index={index} place="page" />
          case 'products':
            return <ProductsBlock key={index} document={document} {...block} />
          default:
            return <OwnContentBlock key={index} block={block} />
        }
      })}
    </div>
  )
}
