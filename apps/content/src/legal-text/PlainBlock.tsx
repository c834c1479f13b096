import { css } from '@linaria/core'
import type { LegalBlock } from '@verstak/contracts/legal'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, media, space } from '@verstak/ui-kit/tokens'
import { heading } from './bodyStyles.tsx'
import { sectionId } from './sectionId.ts'
import { InlineMarkup, type InlineMarkupProps } from './InlineMarkup.tsx'

export interface PlainBlockProps {
  block: LegalBlock
  /** Its place among the blocks, of which the anchor of a heading is made. */
  index: number
  place: InlineMarkupProps['place']
}

/** Heading, paragraph, list or facts of a document. */
export function PlainBlock({ block, index, place }: PlainBlockProps) {
  switch (block.kind) {
    case 'heading':
      return place === 'page' ? (
        <Heading level={2} id={sectionId(index)} className={heading}>
          {block.text}
        </Heading>
      ) : (
        <Heading level={3} className={heading}>
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return (
        <p>
          <InlineMarkup text={block.text} place={place} />
        </p>
      )
    case 'list': {
      // The items of a version never change.
      const items = block.items.map((item, number) => (
        <li key={number}>
          <InlineMarkup text={item} place={place} />
        </li>
      ))
      return block.isNumbered ? <ol className={numbered}>{items}</ol> : <ul className={list}>{items}</ul>
    }
    case 'facts':
      return (
        <dl className={facts}>
          {block.rows.map(({ name, value }) => (
            <div className={fact} key={name}>
              <dt>{name}</dt>
              <dd>
                <InlineMarkup text={value} place={place} />
              </dd>
            </div>
          ))}
        </dl>
      )
  }
}

/* Dashes, as in the articles of the shop. */
const list = css`
  display: grid;
  gap: ${space.s8};

  > li {
    position: relative;
    padding-left: ${space.s24};
  }

  > li::before {
    content: '—';
    content: '—' / '';
    position: absolute;
    left: 0;
    color: ${color.textMuted};
  }
`

const numbered = css`
  display: grid;
  gap: ${space.s8};
  padding-left: ${space.s24};
  list-style: decimal;

  > li::marker {
    color: ${color.textMuted};
  }
`

const facts = css`
  border-top: 1px solid ${color.lineHair};
`

const fact = css`
  display: grid;
  grid-template-columns: minmax(0, 240px) minmax(0, 1fr);
  gap: ${space.s4} ${space.s24};
  padding: ${space.s10} 0;
  border-bottom: 1px solid ${color.lineHair};

  > dt {
    color: ${color.textSecondary};
  }

  > dd {
    overflow-wrap: anywhere;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
