import { css } from '@linaria/core'
import { Container } from '@verstak/ui-kit/Container'
import { Logo } from '@verstak/ui-kit/Logo'
import { Ruler } from '@verstak/ui-kit/Ruler'
import { color, dimension, layer, media, space } from '@verstak/ui-kit/tokens'
import { CatalogueMenu } from '../catalogue/CatalogueMenu.tsx'
import { CartLink } from './CartLink.tsx'
import { CategoryBar } from './CategoryBar.tsx'
import { NavigationLine } from './NavigationLine.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Navigation line, main bar, category bar and ruler; the main bar alone stays in sight. */
export function DesktopHeader() {
  return (
    <header className={header}>
      <NavigationLine />
      <div className={bar}>
        <Container className={row}>
          <Logo href="/" />
          <CatalogueMenu />
          <SearchForm />
          <CartLink />
        </Container>
      </div>
      <CategoryBar />
      <Ruler className={ruler} />
    </header>
  )
}

/* Without a box of its own: the bar sticks for the whole page, not just for the header. */
const header = css`
  display: contents;
`

const bar = css`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  border-top: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  height: ${dimension.headerBar};

  @media ${media.wide} {
    gap: ${space.s24};
  }
`

const ruler = css`
  flex: none;
  border-top: 1px solid ${color.lineTick};
`
