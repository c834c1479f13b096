import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HEAD, openAddWindow, type OrganizationHarnessInput } from './organizationHarness.tsx'

export const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const type = (name: string, text: string) => userEvent.type(field(name), text)
export const values = (...names: string[]) => names.map((name) => (field(name) as HTMLInputElement).value)

/** Fills step 1 and goes on. */
export async function goOn(inn: string, kpp?: string) {
  await userEvent.clear(field('ИНН'))
  await type('ИНН', inn)
  if (kpp !== undefined) await type('КПП', kpp)
  await press('Продолжить')
}

export const atStep2 = () => screen.findByRole('button', { name: 'Добавить организацию' })

/** Opens the window at step 2, with the company that was found. */
export async function openStep2(input: OrganizationHarnessInput = {}) {
  const page = await openAddWindow(input)
  await goOn(HEAD.inn, HEAD.kpp!)
  await atStep2()
  return page
}
