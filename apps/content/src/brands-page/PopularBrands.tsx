import { css } from '@linaria/core'
import type { BrandRow } from '@verstak/contracts/content'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { brandsTexts as texts } from './brands.texts.ts'

const LOGO_SIDE = 56

/** Brands of which the shop has most, as large links. */
export function PopularBrands({ brands }: { brands: readonly BrandRow[] }) {
  return (
    <nav aria-label={texts.popular}>
      <ul className={row}>
        {brands.map(({ id, name, url, count, logo }) => (
          <li key={id}>
            <Link href={url} className={cell}>
              {logo && <Picture src={logo} alt="" size={LOGO_SIDE} />}
              {name}
              <span className={note}>{texts.products(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: 1px;
  overflow: hidden;
  margin-bottom: ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.lineHair};
`

const note = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.regular};
`

const cell = css`
  display: grid;
  justify-items: center;
  align-content: center;
  height: 100%;
  padding: ${space.s20} ${space.s8};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.bold};
  text-align: center;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.textLinkHover};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`
