import { css } from '@linaria/core'
import { useRegion } from '@verstak/region'
import { Icon } from '@verstak/ui-kit/Icon'
import { phoneIcon } from '@verstak/ui-kit/icons'
import { Logo } from '@verstak/ui-kit/Logo'
import { Ruler } from '@verstak/ui-kit/Ruler'
import { color, dimension, ease, layer, motion, radius, space } from '@verstak/ui-kit/tokens'
import { headerTexts } from './header.texts.ts'
import { RegionButton } from '../region-choice/RegionButton.tsx'
import { InfoBar } from './InfoBar.tsx'
import { phoneOf, telAddress } from './phones.ts'
import { SearchForm } from './SearchForm.tsx'

/** Logo, region, phone and search of the phone layout; stays in sight without its ruler (`src/scroll`). */
export function PhoneHeader() {
  const region = useRegion()
  const phone = phoneOf(region)
  return (
    <>
      <InfoBar />
      <div className={holder}>
        <header className={header} data-header>
          <div className={row}>
            <Logo href="/" size="s" />
            <div className={place}>
              <RegionButton />
            </div>
            <a className={call} href={telAddress(phone)} aria-label={headerTexts.call(phone)}>
              <Icon shape={phoneIcon} size="l" />
            </a>
          </div>
          <SearchForm />
        </header>
      </div>
      <Ruler className={ruler} />
    </>
  )
}

/* Keeps the header's height while the header is taken out of it. */
const holder = css`
  position: relative;
  z-index: ${layer.sticky};
  flex: none;
  min-height: ${dimension.headerPhone};
`

const header = css`
  display: flex;
  flex-direction: column;
  min-height: ${dimension.headerPhone};
  padding: ${space.s4} ${dimension.pageGutter} ${space.s8};
  background-color: ${color.surfaceCard};

  html[data-header-stuck] & {
    animation: ${motion.base} ${ease.out} header-comes;
  }

  html[data-header-stuck] &,
  html:has([data-covers-page][open]) & {
    position: fixed;
    inset: 0 0 auto;
  }
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  height: ${dimension.tapMin};
`

const place = css`
  flex: 1;
  min-width: 0;
`

const call = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${dimension.tapMin};
  height: ${dimension.tapMin};
  margin-right: -10px;
  border-radius: ${radius.control};
  color: ${color.textPrimary};
`

const ruler = css`
  flex: none;
  border-top: 1px solid ${color.lineTick};
`
