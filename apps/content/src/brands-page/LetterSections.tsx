import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { BrandLetter } from './brandLetters.ts'
import { brandsTexts as texts } from './brands.texts.ts'

const LOGO_SIDE = 56

const idOf = (index: number) => `letter-${index}`

/** Links to the letters; those without brands are grey words. */
export function LetterNav({ letters }: { letters: readonly BrandLetter[] }) {
  return (
    <nav className={nav} aria-label={texts.letter}>
      {letters.map(({ letter, brands }, index) =>
        brands.length === 0 ? (
          <span key={letter} className={place} aria-hidden>
            {letter}
          </span>
        ) : (
          <a key={letter} className={place} href={`#${idOf(index)}`}>
            {letter}
          </a>
        ),
      )}
    </nav>
  )
}

/** Brands below their letters. */
export function LetterSections({ letters }: { letters: readonly BrandLetter[] }) {
  return (
    <div className={card}>
      {letters.map(({ letter, brands }, index) =>
        brands.length === 0 ? null : (
          <section key={letter} className={section} id={idOf(index)}>
            <Heading level={2}>{letter}</Heading>
            <ul className={list}>
              {brands.map(({ id, name, url, count, logo }) => (
                <li key={id} className={item}>
                  {logo && <Picture className={logoBox} src={logo} alt="" size={LOGO_SIDE} />}
                  <Link href={url} tone="plain">
                    {name}
                  </Link>{' '}
                  <span className={note}>{formatNumber(count)}</span>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

const place = css`
  display: grid;
  place-items: center;
  min-width: 28px;
  min-height: 32px;
  padding: 0 ${space.s4};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-weight: ${weight.semibold};

  &[href] {
    color: ${color.textPrimary};
  }

  &[href]:hover {
    background-color: ${color.surfaceSunken};
  }

  @media ${media.touch} {
    min-width: ${dimension.tapMin};
    min-height: ${dimension.tapMin};
  }
`

const nav = css`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: ${space.s16};
`

const section = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space.s8};
  padding: ${space.s16} ${space.s24};
  scroll-margin-top: 96px;

  &:not(:first-child) {
    border-top: 1px solid ${color.lineHair};
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.s12} ${space.s16};
  }
`

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space.s8} ${space.s16};

  @media ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  }
`

const logoBox = css`
  display: inline-block;
  width: 28px;
  margin-right: ${space.s8};
  vertical-align: middle;

  > img {
    display: block;
    width: 28px;
  }
`

const item = css`
  overflow-wrap: anywhere;

  @media ${media.touch} {
    padding: ${space.s8} 0;
  }
`

const note = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const card = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`
