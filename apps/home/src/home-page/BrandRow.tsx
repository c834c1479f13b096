import { css } from '@linaria/core'
import type { IncludedItem } from '@verstak/contracts/catalogue'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { homeTexts } from './homePage.texts.ts'

export interface BrandRowProps {
  brands: readonly IncludedItem[]
}

const TITLE_ID = 'brands-title'

/** Brand names; without logos, which need the brands' permission. */
export function BrandRow({ brands }: BrandRowProps) {
  if (brands.length === 0) return null
  return (
    <section aria-labelledby={TITLE_ID}>
      <Heading level={2} id={TITLE_ID} className={title}>
        {homeTexts.brands}
      </Heading>
      <ul className={row}>
        {brands.map(({ id, name, url }) => (
          <li key={id} className={cell}>
            <Link className={link} href={url}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const title = css`
  margin-bottom: ${space.s10};
`

const link = css`
  display: grid;
  align-items: center;
  height: 56px;
  padding: 0 ${space.s12};
  overflow: hidden;
  color: ${color.textSecondary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.bold};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const cell = css`
  min-width: 0;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const row = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.s12};

  @media (max-width: 1079px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s8};
  }
`
