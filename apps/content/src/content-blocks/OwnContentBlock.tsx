import { css } from '@linaria/core'
import type { ContentBlock } from '@verstak/contracts/content'
import { photoGuidOfPath } from '@verstak/contracts/photo'
import { useLeads } from '@verstak/remote-kit/useLeads'
import { Accordion } from '@verstak/ui-kit/Accordion'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { infoIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { InlineMarkup } from '../legal-text/InlineMarkup.tsx'
import { ContentTable } from './ContentTable.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { PhotoImage } from './PhotoImage.tsx'

export type OwnBlock = Exclude<ContentBlock, { kind: 'heading' | 'paragraph' | 'list' | 'facts' | 'products' }>

const MAX_HEIGHT = 640
const TEXT_SIZES = '(max-width: 760px) 100vw, 760px'

/** A block that legal documents do not have. */
export function OwnContentBlock({ block }: { block: OwnBlock }) {
  switch (block.kind) {
    case 'table':
      return <ContentTable {...block} />
    case 'callout':
      return (
        <div className={callout} role="note">
          <Icon shape={infoIcon} />
          <p>
            <b>{block.title}.</b> <InlineMarkup text={block.text} place="page" />
          </p>
        </div>
      )
    case 'accordion':
      return (
        <Accordion
          parts={block.items.map(({ question, answer }) => ({
            title: question,
            content: (
              <p>
                <InlineMarkup text={answer} place="page" />
              </p>
            ),
          }))}
        />
      )
    case 'cards':
      return <Cards items={block.items} />
    case 'banner':
      return <Offer {...block} />
    case 'picture':
      return (
        <figure className={figure}>
          <TextPicture {...block} />
          {block.caption && <figcaption className={quiet}>{block.caption}</figcaption>}
        </figure>
      )
    case 'form':
      return <FeedbackCard />
  }
}

/** A photo comes in the width of the place; what else lies with the shop as it is. */
function TextPicture({ src, alt, width, height }: Extract<OwnBlock, { kind: 'picture' }>) {
  const guid = photoGuidOfPath(src)
  if (guid !== undefined) {
    // A tall photo leaves room for words.
    const scale = Math.min(1, MAX_HEIGHT / height)
    const box = { width: Math.round(width * scale), height: Math.round(height * scale) }
    return <PhotoImage guid={guid} alt={alt} sizes={TEXT_SIZES} {...box} />
  }
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" />
}

/** Cards that lead to released pages. */
function Cards({ items }: Pick<Extract<OwnBlock, { kind: 'cards' }>, 'items'>) {
  const leads = useLeads()
  return (
    <ul className={cards}>
      {items
        .filter(({ href }) => leads(href))
        .map(({ title, text, href }) => (
          <li key={href}>
            <Link href={href} className={card}>
              <span className={cardTitle}>{title}</span>
              <span className={quiet}>{text}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}

function Offer({ title, text, label, href }: Extract<OwnBlock, { kind: 'banner' }>) {
  const leads = useLeads()
  if (!leads(href)) return null
  return (
    <section className={offer}>
      <div>
        <Heading level={2} look="block">
          {title}
        </Heading>
        <p>{text}</p>
      </div>
      <Button href={href} size="l">
        {label}
      </Button>
    </section>
  )
}

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const callout = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s16} ${space.s20};
  border-radius: ${radius.card};
  background-color: ${color.surfaceSunken};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const figure = css`
  display: grid;
  gap: ${space.s8};
  margin: 0;

  img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius.card};
  }
`

const cards = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s16};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const cardTitle = css`
  font-weight: ${weight.semibold};
`

const card = css`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  height: 100%;
  padding: ${space.s16} ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};

  &:hover .${cardTitle} {
    color: ${color.textLinkHover};
  }
`

const offer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s20} ${space.s24};
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media print {
    display: none;
  }
`
