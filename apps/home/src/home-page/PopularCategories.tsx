import { css } from '@linaria/core'
import type { Category } from '@verstak/contracts/catalogue'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { homeTexts } from './homePage.texts.ts'

export interface PopularCategoriesProps {
  categories: readonly Category[]
}

const TITLE_ID = 'popular-categories-title'
const PICTURE_SIZE = 120

/** Popular categories of the region, in one or two rows of tiles. */
export function PopularCategories({ categories }: PopularCategoriesProps) {
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={TITLE_ID}>
      <Heading level={2} id={TITLE_ID} className={title}>
        {homeTexts.popularCategories}
      </Heading>
      <ul className={tiles}>
        {categories.map(({ id, name, url, image, count }) => (
          <li key={id} className={tile}>
            <Picture src={image} alt="" size={PICTURE_SIZE} className={drawing} />
            <Link href={url} className={link}>
              {name}
            </Link>
            <small className={quiet}>{homeTexts.products(count)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const title = css`
  margin-bottom: ${space.s10};
`

/* The whole tile is the link. */
const link = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: break-word;
  -webkit-hyphens: auto;
  hyphens: auto;
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media ${media.phone} {
    font-size: ${fontSize.s13};
    line-height: ${lineHeight.s13};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focusRing};
    outline-offset: -3px;
    border-radius: ${radius.card};
  }
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const drawing = css`
  width: 88px;
  margin: 0 auto ${space.s8};
`

const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s2};
  min-width: 0;
  padding: ${space.s12};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

/* Whole rows only: six, four or three side by side; on a phone they scroll. */
const tiles = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.s12};

  @media (max-width: 1079px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: none;
    grid-template-rows: repeat(2, auto);
    grid-auto-flow: column;
    grid-auto-columns: 148px;
    gap: ${space.s8};
    margin: 0 calc(-1 * var(--page-gutter));
    padding: 0 var(--page-gutter);
    overflow-x: auto;
    scroll-padding: 0 var(--page-gutter);
    scroll-snap-type: x proximity;
    scrollbar-width: none;

    > .${tile} {
      scroll-snap-align: start;
    }
  }
`
