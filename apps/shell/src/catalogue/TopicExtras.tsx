import { css } from '@linaria/core'
import type { IncludedItem } from '@verstak/contracts/catalogue'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useId } from 'react'
import { catalogueTexts } from './catalogue.texts.ts'

export interface TopicExtrasProps {
  brands: readonly IncludedItem[]
  consumables: readonly IncludedItem[]
}

/** Brands and consumables of a department: beside its categories on a wide screen, else below (CATALOG-013). */
export function TopicExtras({ brands, consumables }: TopicExtrasProps) {
  const id = useId()
  if (brands.length + consumables.length === 0) return null
  return (
    <div className={extras} data-extras>
      {brands.length > 0 && (
        <section aria-labelledby={`${id}-brands`}>
          <p id={`${id}-brands`} className={title}>
            {catalogueTexts.brands}
          </p>
          <ul className={brandGrid}>
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link href={brand.url} className={plate}>
                  {brand.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {consumables.length > 0 && (
        <section aria-labelledby={`${id}-consumables`}>
          <p id={`${id}-consumables`} className={title}>
            {catalogueTexts.consumables}
          </p>
          <ul className={lines}>
            {consumables.map((consumable) => (
              <li key={consumable.id}>
                <Link href={consumable.url} className={quiet}>
                  {consumable.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const extras = css`
  display: grid;
  align-content: start;
  gap: ${space.s20};
  padding: ${space.s16} ${space.s20} ${space.s20};
  border-top: 1px solid ${color.lineHair};

  @media ${media.wide} {
    padding: ${space.s24};
    border-top: 0;
    border-left: 1px solid ${color.lineHair};
  }
`

const title = css`
  margin-bottom: ${space.s8};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const brandGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
  gap: ${space.s8};
`

const plate = css`
  display: grid;
  place-items: center;
  min-height: 40px;
  padding: ${space.s4} ${space.s8};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.control};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};
  text-align: center;
  overflow-wrap: anywhere;
`

const lines = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};

  @media ${media.wide} {
    flex-direction: column;
  }
`

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
