import { css } from '@linaria/core'
import type { Promotion } from '@verstak/contracts/promotion'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { AdvertiserLine } from './AdvertiserLine.tsx'
import { homeTexts } from './homePage.texts.ts'
import { isElsewhere } from './isElsewhere.ts'
import { usePromotions } from './usePromotions.ts'

const TITLE_ID = 'promotions-title'
/** Limit of promotions; the full list is on its own page. */
const MOST = 12

/** Names of all current promotions; renders nothing when there are none. */
export function PromotionList() {
  const promotions = firstOfEachAddress(usePromotions()).slice(0, MOST)
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby={TITLE_ID}>
      <Heading level={2} id={TITLE_ID} className={title}>
        {homeTexts.promotions}
      </Heading>
      <ul className={list}>
        {promotions.map(({ name, url, advertising }) => (
          <li key={url} className={cell}>
            <Link className={link} href={url} external={isElsewhere(url)}>
              {name}
              <AdvertiserLine advertising={advertising} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Deduplicates promotions by address: a promotion that links to a sale represents it. */
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

/* Hairlines at the top and left; the sheet clips those of the outer cells. */
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
