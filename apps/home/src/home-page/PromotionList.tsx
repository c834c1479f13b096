import { css } from '@linaria/core'
import type { Promotion } from '@verstak/contracts/promotion'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { homeTexts } from './homePage.texts.ts'
import { isElsewhere } from './isElsewhere.ts'
import { usePromotions } from './usePromotions.ts'

const TITLE_ID = 'promotions-title'
/** The whole list is a page of its own. */
const MOST = 12

/** Everything that runs, by name; nothing when nothing does. */
export function PromotionList() {
  const promotions = firstOfEachAddress(usePromotions()).slice(0, MOST)
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby={TITLE_ID}>
      <Heading level={2} id={TITLE_ID} className={title}>
        {homeTexts.promotions}
      </Heading>
      <ul className={list}>
        {promotions.map(({ name, url }) => (
          <li key={url} className={cell}>
            <Link className={link} href={url} external={isElsewhere(url)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A promotion of a sale stands for the sale. */
function firstOfEachAddress(promotions: readonly Promotion[]): Promotion[] {
  return promotions.filter(({ url }, place) => promotions.findIndex((other) => other.url === url) === place)
}

const title = css`
  margin-bottom: ${space.s10};
`

const link = css`
  display: block;
  padding: ${space.s12} ${space.s20};
  overflow-wrap: anywhere;
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};

  &:focus-visible {
    outline-offset: -3px;
  }

  @media ${media.phone} {
    padding: ${space.s12};
  }
`

/* Hairlines above and to the left; the sheet cuts off those of the outer ones. */
const cell = css`
  min-width: 0;
  margin: -1px 0 0 -1px;
  border: solid ${color.lineHair};
  border-width: 1px 0 0 1px;
`

const list = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media (max-width: 1079px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
