import { css } from '@linaria/core'
import type { LegalBlock } from '@verstak/contracts/legal'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { readLinks } from './readLinks.ts'
import { sectionId } from './sectionId.ts'

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
        <Block key={index} block={block} index={index} place={place} />
      ))}
    </div>
  )
}

function Block({ block, index, place }: { block: LegalBlock; index: number; place: LegalBodyProps['place'] }) {
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
          <Words text={block.text} place={place} />
        </p>
      )
    case 'list':
      return (
        <ul className={list}>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} place={place} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className={facts}>
          {block.rows.map(({ name, value }) => (
            <div className={fact} key={name}>
              <dt>{name}</dt>
              <dd>
                <Words text={value} place={place} />
              </dd>
            </div>
          ))}
        </dl>
      )
  }
}

function Words({ text, place }: { text: string; place: LegalBodyProps['place'] }) {
  return readLinks(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      <Link key={index} href={href} className={link} target={place === 'window' ? '_blank' : undefined}>
        {words}
      </Link>
    ),
  )
}

const heading = css`
  scroll-margin-top: 96px;
`

const link = css`
  color: ${color.textLink};
  text-decoration: underline;

  &:hover {
    color: ${color.textLinkHover};
  }
`

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

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  overflow-wrap: break-word;

  > .${heading}:not(:first-child) {
    margin-top: ${space.s20};
  }

  &[data-place='page'] {
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }

  &[data-place='window'] {
    font-size: ${fontSize.s14};
    line-height: ${lineHeight.s14};
  }

  &[data-place='window'] > .${heading}:not(:first-child) {
    margin-top: ${space.s8};
  }
`
