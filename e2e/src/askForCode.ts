import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { SESSION_USERS } from '@verstak/tools-database/sessionUsers.data'
import { readDemoCode } from './demoMessages.ts'

const { staff } = SESSION_USERS
const CONTACTS = [
  ['телефон', staff.phone],
  ['почта', staff.email],
] as const

/**
 * Asks with the keyboard for the code by which staff confirms itself, and reads it. Another journey may have asked for one
 * within the hour: then there is the captcha. A second try may come within the pause after a code, so it takes the other way.
 */
export async function askForCode(confirmation: Locator, way: 'телефон' | 'почта'): Promise<string> {
  const isFirstTry = test.info().retry === 0
  const [name, to] = CONTACTS.find(([one]) => (one === way) === isFirstTry)!
  await confirmation.getByRole('button', { name: `Прислать код: ${name}` }).focus()
  await confirmation.page().keyboard.press('Enter')
  const code = confirmation.getByRole('textbox', { name: 'Код' })
  const robot = confirmation.getByRole('checkbox', { name: 'Я не робот' })
  await expect(code.or(robot).first()).toBeVisible()
  if (await robot.isVisible()) await robot.press('Space')
  await expect(code).toBeFocused()
  return readDemoCode(confirmation, to)
}
