import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { Container } from '@verstak/ui-kit/Container'
import { Logo } from '@verstak/ui-kit/Logo'
import { Ruler } from '@verstak/ui-kit/Ruler'
import { color, dimension, ease, layer, media, motion, space } from '@verstak/ui-kit/tokens'
import { CatalogueMenu } from '../catalogue/CatalogueMenu.tsx'
import { CategoryBar } from './CategoryBar.tsx'
import { HeaderActions } from './HeaderActions.tsx'
import { InfoBar } from './InfoBar.tsx'
import { NavigationLine } from './NavigationLine.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Info bar, navigation line, main bar, category bar and ruler; only the main bar is sticky (`src/scroll`). */
export function DesktopHeader() {
  return (
    <header className={header}>
      <InfoBar />
      <NavigationLine />
      <div className={place}>
        <div className={bar}>
          <Container className={row}>
            <div className={logo}>
              <Logo href="/" name={useHost().shopName} />
            </div>
            <CatalogueMenu />
            <div className={search}>
              <SearchForm />
            </div>
            <HeaderActions />
          </Container>
        </div>
      </div>
      <CategoryBar />
      <Ruler className={ruler} />
    </header>
  )
}

const header = css`
  flex: none;

  @media print {
    display: none;
  }
`

/** Height of the search with the gap above it. */
const SEARCH_LINE = '56px'

/* Reserves the bar's height while the bar is fixed. */
const place = css`
  position: relative;
  z-index: ${layer.sticky};
  height: calc(${dimension.headerBar} + 1px);

  /* Zoomed-in desktop: the search is on a separate line. */
  @media ${media.phone} {
    height: calc(${dimension.headerBar} + ${SEARCH_LINE} + 1px);
  }
`

const bar = css`
  border-top: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};

  html[data-header-stuck] & {
    position: fixed;
    inset: 0 0 auto;
    animation: ${motion.base} ${ease.out} header-comes;
  }

  :global() {
    @keyframes header-comes {
      from {
        transform: translateY(-100%);
      }
    }
  }
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  height: ${dimension.headerBar};

  @media ${media.phone} {
    flex-wrap: wrap;
    align-content: center;
    gap: ${space.s8};
    height: calc(${dimension.headerBar} + ${SEARCH_LINE});
  }

  @media ${media.wide} {
    gap: ${space.s24};
  }
`

const search = css`
  display: flex;
  flex: 1;
  min-width: 0;

  @media ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`

/* On a narrow screen the search takes the space of the store's name first. */
const logo = css`
  flex: none;

  @media (max-width: 1023px) {
    width: 40px;
    overflow: clip;
    overflow-clip-margin: ${space.s4};
  }
`

const ruler = css`
  flex: none;
  border-top: 1px solid ${color.lineTick};
`
