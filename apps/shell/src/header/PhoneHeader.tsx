import { css } from '@linaria/core'
import { useHost, useUser } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Icon } from '@verstak/ui-kit/Icon'
import { chatIcon, phoneIcon } from '@verstak/ui-kit/icons'
import { Logo } from '@verstak/ui-kit/Logo'
import { Ruler } from '@verstak/ui-kit/Ruler'
import { color, dimension, ease, fontSize, layer, motion, radius, space } from '@verstak/ui-kit/tokens'
import { StaticPart } from '../document/StaticPart.tsx'
import { useIsServed } from '../document/ShellContext.ts'
import { appBarClass } from '../app-bar/appBarClass.ts'
import { pressAppBar } from '../app-bar/pressAppBar.ts'
import { openChat } from '../chat/openChat.ts'
import { headerTexts } from './header.texts.ts'
import { FOR_COMPANIES } from './headerAddresses.ts'
import { RegionButton } from '../region-choice/RegionButton.tsx'
import { InfoBar } from './InfoBar.tsx'
import { telAddress } from '@verstak/contracts/support'
import { phoneOf } from './phones.ts'
import { SearchForm } from './SearchForm.tsx'

/** Logo, region, company links, phone and search of the phone layout; sticky without its ruler (`src/scroll`). */
export function PhoneHeader() {
  const host = useHost()
  const region = useRegion()
  const user = useUser()
  const isCompany = user === 'business' || user === 'wholesale'
  const isServed = useIsServed()
  const phone = phoneOf(region, host.supportPhone)
  return (
    <>
      <StaticPart name="appBar" role="complementary" className={appBarClass} onClick={pressAppBar} />
      <InfoBar />
      <div className={holder}>
        <header className={header} data-header>
          <div className={row}>
            <Logo href="/" name={host.shopName} size="s" />
            <div className={place}>
              <RegionButton />
            </div>
            {isCompany && (
              <button type="button" className={call} aria-label={headerTexts.chat} onClick={() => void openChat(host)}>
                <Icon shape={chatIcon} size="l" />
              </button>
            )}
            {!isCompany && isServed(FOR_COMPANIES) && (
              <a className={companies} href={FOR_COMPANIES}>
                {headerTexts.forCompanies}
              </a>
            )}
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

/* Reserves the header's height while the header is fixed. */
const holder = css`
  position: relative;
  z-index: ${layer.sticky};
  flex: none;
  min-height: ${dimension.headerPhone};

  @media print {
    display: none;
  }
`

const header = css`
  display: flex;
  flex-direction: column;
  min-height: ${dimension.headerPhone};
  padding: ${space.s4} ${dimension.pageGutter} ${space.s8};
  background-color: ${color.surfaceCard};

  html[data-header-stuck] & {
    position: fixed;
    inset: 0 0 auto;
    animation: ${motion.base} ${ease.out} header-comes;
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

const companies = css`
  display: grid;
  place-items: center;
  flex: none;
  min-height: ${dimension.tapMin};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
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
  cursor: pointer;

  & + & {
    margin-left: calc(-1 * ${space.s12});
  }
`

const ruler = css`
  flex: none;
  border-top: 1px solid ${color.lineTick};
`
