import { css } from '@linaria/core'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { readCookie, writeCookie } from '@verstak/device/cookies'
import { useHost } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronLeftIcon, chevronRightIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, layer, lineHeight, radius, shadow, space, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import { CookieSwitches } from './CookieSwitches.tsx'
import { editLinks } from './editLinks.ts'
import { ImpulseProducts } from './ImpulseProducts.tsx'
import { staffPanelTexts as texts } from './staffPanel.texts.ts'
import { TruckLoads } from './TruckLoads.tsx'

export interface StaffPanelProps {
  /** The path of the page that is viewed. */
  pathname: string
  /** Listing with the newest products first; undefined until it is known. */
  newProducts: string | undefined
  /** Loads the page anew. */
  reload: () => void
}

const COLLAPSED = '0'
const OPEN = '1'

/** Shortcuts of staff beside the shop's pages; whether they are folded a cookie remembers for a month (STAFF-021). */
export function StaffPanel({ pathname, newProducts, reload }: StaffPanelProps) {
  const { modals, store } = useHost()
  const [isOpen, setOpen] = useState(() => readCookie(DEVICE_COOKIES.adminPanelShown) !== COLLAPSED)
  useEffect(() => writeCookie(DEVICE_COOKIES.adminPanelShown, isOpen ? OPEN : COLLAPSED), [isOpen])
  if (!isOpen)
    return (
      <aside className={panel} data-folded aria-label={texts.panel}>
        <button
          type="button"
          className={fold}
          aria-expanded={false}
          aria-label={texts.open}
          onClick={() => setOpen(true)}
        >
          <Icon shape={chevronRightIcon} />
        </button>
      </aside>
    )
  const showTruck = () =>
    modals.ask({ kind: 'dialog', title: texts.truck, content: <TruckLoads region={store.get(activeRegionAtom)} /> })
  const showImpulse = () => modals.ask({ kind: 'dialog', title: texts.impulse, content: <ImpulseProducts /> })
  return (
    <aside className={panel} aria-label={texts.panel}>
      <div className={head}>
        <h2 className={title}>{texts.panel}</h2>
        <button type="button" className={fold} aria-expanded aria-label={texts.close} onClick={() => setOpen(false)}>
          <Icon shape={chevronLeftIcon} />
        </button>
      </div>
      <ul className={links}>
        <li>
          <a href="/admin/">{texts.backOffice}</a>
        </li>
        {editLinks(pathname).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {newProducts !== undefined && (
          <li>
            <a href={newProducts}>{texts.newProducts}</a>
          </li>
        )}
        <li>
          <button type="button" className={press} aria-haspopup="dialog" onClick={showTruck}>
            {texts.truck}
          </button>
        </li>
        <li>
          <button type="button" className={press} aria-haspopup="dialog" onClick={showImpulse}>
            {texts.impulse}
          </button>
        </li>
      </ul>
      <section aria-labelledby="staff-switches">
        <h3 className={title} id="staff-switches">
          {texts.switches}
        </h3>
        <CookieSwitches reload={reload} />
      </section>
    </aside>
  )
}

const panel = css`
  position: fixed;
  top: 50%;
  left: 0;
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space.s16};
  width: 248px;
  max-height: 90vh;
  padding: ${space.s16};
  overflow-y: auto;
  border-radius: 0 ${radius.card} ${radius.card} 0;
  background-color: ${color.staffPanel};
  box-shadow: ${shadow.popup};
  color: ${color.staffText};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  translate: 0 -50%;

  &[data-folded] {
    width: auto;
    padding: 0;
  }

  /* The kit's controls are made for paper. */
  & :focus-visible {
    outline-color: ${color.staffText};
  }

  @media print {
    display: none;
  }
`

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const title = css`
  padding-bottom: ${space.s4};
  color: ${color.staffTextMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.medium};
`

const fold = css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 40px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.staffText};
  cursor: pointer;

  &:hover {
    background-color: ${color.staffPanelRaised};
  }
`

const links = css`
  display: grid;
  gap: ${space.s4};

  a {
    display: block;
    padding: ${space.s4} 0;
    color: ${color.staffText};
    text-decoration: underline;
  }
`

const press = css`
  padding: ${space.s4} 0;
  border: 0;
  background: none;
  color: ${color.staffText};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`
