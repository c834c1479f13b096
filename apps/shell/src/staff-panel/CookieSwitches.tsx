import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getSettingsCookies } from '@verstak/contracts/adminPanel'
import { forgetCookie, readCookie, writeCookie } from '@verstak/device/cookies'
import { useHost } from '@verstak/host'
import { color, space } from '@verstak/ui-kit/tokens'
import { Switch } from '@verstak/ui-kit/Switch'
import { staffPanelTexts as texts } from './staffPanel.texts.ts'
import { numberedValues, switchRows, type SwitchRow } from './switchRows.ts'

export interface CookieSwitchesProps {
  /** Loads the page anew, now with the other cookie. */
  reload: () => void
}

/** Switches of what staff alone sees so far (STAFF-013…017). */
export function CookieSwitches({ reload }: CookieSwitchesProps) {
  const { call } = useHost()
  const { data, isError, refetch } = useQuery(endpointQuery(call, getSettingsCookies, {}))
  if (isError)
    return (
      <p role="alert">
        {texts.switchesFailed}{' '}
        <button type="button" className={again} onClick={() => void refetch()}>
          {texts.retry}
        </button>
      </p>
    )
  if (!data) return <p role="status">{texts.loading}</p>
  const turn = ({ cookie, value }: SwitchRow, isOn: boolean) => {
    if (isOn) writeCookie(cookie, String(value))
    else forgetCookie(cookie)
    reload()
  }
  return (
    <ul className={list}>
      {switchRows(numberedValues(data.values)).map((row) => (
        <li key={row.cookie.name}>
          <Switch
            label={row.label}
            defaultChecked={readCookie(row.cookie) === String(row.value)}
            onChange={(event) => turn(row, event.target.checked)}
          />
        </li>
      ))}
    </ul>
  )
}

const list = css`
  display: grid;
  gap: ${space.s8};
`

const again = css`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.staffText};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`
