import type { getSettingsCookies } from '@verstak/contracts/adminPanel'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { STAFF_SWITCHES } from '@verstak/contracts/staffSwitch'
import { switchLabels } from './staffPanel.texts.ts'

/** A cookie that the panel switches. */
export interface SwitchRow {
  cookie: { name: string; maxAge: number; isHttpOnly: false; writtenBy: 'browser' }
  label: string
  /** Its value when it is on. */
  value: string | number
}

/** The reply's values with numbers in place of numeric strings (API-054). */
export function numberedValues(
  values: EndpointResponse<typeof getSettingsCookies>['values'],
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isNumeric(value) ? Number(value) : value]),
  )
}

const isNumeric = (value: string | number) => typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(value)

/** Switches for the cookies that the reply names, in the order of the panel; of others nothing is known. */
export function switchRows(values: Record<string, string | number>): SwitchRow[] {
  return Object.entries(STAFF_SWITCHES).flatMap(([key, cookie]) => {
    const value = values[cookie.name]
    return value === undefined ? [] : [{ cookie, label: switchLabels[key as keyof typeof STAFF_SWITCHES], value }]
  })
}
