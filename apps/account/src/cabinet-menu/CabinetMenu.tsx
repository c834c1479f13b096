import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getSession } from '@verstak/contracts/session'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Icon } from '@verstak/ui-kit/Icon'
import { closeIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { cabinetMenuTexts as texts } from './cabinetMenu.texts.ts'
import { menuItemsOf } from './menuItemsOf.ts'

/** Menu of the cabinet beside its pages, by kind of user. Pages that are not released are left out. */
export function CabinetMenu({ current }: WidgetProps['account/CabinetMenu']) {
  const { call, isServed, signOut } = useHost()
  const { showError } = useModals()
  const account = useQuery(endpointQuery(call, getSession, {})).data?.account
  if (!account) return null
  const { organization } = account

  const leave = () => signOut?.().catch(() => showError({ text: texts.failed }))

  return (
    <div className={rail}>
      {organization && (
        <p className={card}>
          <span className={quiet}>{texts.buyer}</span>
          <span className={company}>{organization.name}</span>
          <span className={quiet}>{texts.inn(organization.inn)}</span>
          {organization.kpp !== null && <span className={quiet}>{texts.kpp(organization.kpp)}</span>}
        </p>
      )}
      <nav className={menu} aria-label={texts.label}>
        <ul>
          {menuItemsOf(account)
            .filter(({ href, also }) => [href, also].includes(current) || isServed?.(href))
            .map(({ href, text, icon, also }) => (
              <li key={href}>
                <a
                  className={row}
                  href={href}
                  aria-current={href === current ? 'page' : also === current ? 'true' : undefined}
                >
                  <Icon shape={icon} />
                  {text}
                </a>
              </li>
            ))}
        </ul>
        <button type="button" className={row} onClick={() => void leave()}>
          <Icon shape={closeIcon} />
          {texts.signOut}
        </button>
      </nav>
    </div>
  )
}

const rail = css`
  display: grid;
  gap: ${space.s16};
`

const card = css`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const company = css`
  overflow-wrap: anywhere;
  font-weight: ${weight.semibold};
`

const menu = css`
  padding: ${space.s8} 0;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  ul {
    margin-bottom: ${space.s8};
    padding-bottom: ${space.s8};
    border-bottom: 1px solid ${color.lineHair};
  }
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  width: 100%;
  min-height: 40px;
  padding: 0 ${space.s16};
  color: ${color.textPrimary};
  text-align: start;
  cursor: pointer;

  &:hover {
    background-color: ${color.surfaceHover};
    color: ${color.textPrimary};
    text-decoration: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background-color: ${color.surfaceHover};
    box-shadow: inset 3px 0 0 ${color.signal};
    font-weight: ${weight.semibold};
  }
`
