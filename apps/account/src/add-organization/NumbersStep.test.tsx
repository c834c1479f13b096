import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { findOrganizations, suggestOrganizations } from '@verstak/contracts/organization'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { setupModals } from '@verstak/testing/setupModals'
import { renderToString } from 'react-dom/server'
import { atStep2, field, goOn, press, type, values } from '../testing/addWindowActions.tsx'
import { BRANCH, createOrganizationHarness, HEAD, openAddWindow } from '../testing/organizationHarness.tsx'
import { TwoSteps } from './TwoSteps.tsx'

beforeEach(setupModals)

test('the INN takes twelve digits and nothing else [ORG-020]', async () => {
  await openAddWindow()
  await type('ИНН', 'ИНН 77-26 41a8538123999')
  expect(field('ИНН')).toHaveValue('772641853812')
})

test('a legal entity is asked for INN and KPP, a sole proprietor for the INN; the digits stay, the errors go [ORG-007, ORG-008]', async () => {
  await openAddWindow()
  expect(screen.getByRole('radio', { name: 'Юрлицо' })).toBeChecked()
  await goOn('77264185')
  expect(field('ИНН')).toHaveAccessibleDescription('ИНН должен быть длиной 10 символов')
  expect(field('ИНН')).toHaveFocus()
  expect(field('КПП')).toHaveAccessibleDescription(/КПП не может быть пустым/)
  await userEvent.click(screen.getByRole('radio', { name: 'ИП' }))
  expect(screen.queryByLabelText('КПП')).toBeNull()
  expect(field('ИНН')).toHaveValue('77264185')
  expect(field('ИНН')).not.toHaveAccessibleDescription(/символов/)
  await press('Продолжить')
  expect(field('ИНН')).toHaveAccessibleDescription('ИНН должен быть длиной 12 символов')
})

test.each([
  ['', '772601001', 'ИНН', 'ИНН не может быть пустым'],
  ['7726418539', '772601001', 'ИНН', 'Проверьте ИНН: в нём опечатка'],
  ['7726418538', '', 'КПП', /КПП не может быть пустым/],
  ['7726418538', '7726', 'КПП', /КПП должен быть длиной 9 символов/],
])('of the INN «%s» and the KPP «%s» the fault stands at %s, and nothing is asked', async (inn, kpp, name, words) => {
  const { bodies } = await openAddWindow()
  if (inn) await type('ИНН', inn)
  if (kpp) await type('КПП', kpp)
  await press('Продолжить')
  expect(field(name)).toHaveAccessibleDescription(words)
  expect(bodies(findOrganizations)).toEqual([])
})

test('nine digits ask for nothing, the tenth for the companies with this INN [ORG-034]', async () => {
  const { bodies } = await openAddWindow()
  await type('ИНН', '772641853')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(bodies(suggestOrganizations)).toEqual([])
  await type('ИНН', '8')
  await waitFor(() => expect(bodies(suggestOrganizations)).toEqual([{ inn: HEAD.inn }]))
})

test('the company and its branch are suggested, and the form by hand after them; arrows and Enter take one [ORG-035]', async () => {
  const { bodies } = await openAddWindow()
  await type('ИНН', HEAD.inn)
  const list = await screen.findByRole('listbox', { name: 'Найденные организации' })
  const options = within(list).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    `ООО «Монтаж-Сервис»КПП 772601001, головная. ${HEAD.legalAddress}`,
    `ООО «Монтаж-Сервис»КПП 710702001. ${BRANCH.legalAddress}`,
    'Заполнить данные вручную',
  ])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await atStep2()
  expect(bodies(findOrganizations)).toEqual([{ personType: 'ur', inn: HEAD.inn, kpp: BRANCH.kpp }])
  expect(values('КПП', 'Юридический адрес')).toEqual([BRANCH.kpp, BRANCH.legalAddress])
})

test('by hand step 2 opens empty, with the INN that was typed [ORG-035]', async () => {
  const { bodies } = await openAddWindow()
  await type('ИНН', HEAD.inn)
  await userEvent.click(await screen.findByRole('option', { name: 'Заполнить данные вручную' }))
  await atStep2()
  expect(screen.getByText(`ИНН ${HEAD.inn}, заполните данные сами`)).toBeVisible()
  expect(values('КПП', 'ОГРН', 'Название', 'Юридический адрес')).toEqual(['', '', '', ''])
  expect(bodies(findOrganizations)).toEqual([])
})

test('what the server says of the INN stands below it [ERR-017]', async () => {
  const { api } = await openAddWindow()
  const detail = { field: 'inn', reason: 'wrong', message: 'wrong', text: 'Этот ИНН недействителен' }
  api.on(suggestOrganizations, () => {
    throw new ApiError('invalid-input', 400, [detail])
  })
  await type('ИНН', HEAD.inn)
  await waitFor(() => expect(field('ИНН')).toHaveAccessibleDescription('Этот ИНН недействителен'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('suggestions that fail are a single entry: nothing found [ERR-018]', async () => {
  const { api } = await openAddWindow()
  api.on(suggestOrganizations, () => {
    throw new ApiError('unavailable', 503)
  })
  await type('ИНН', HEAD.inn)
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ничего не найдено'])
})

test.each([
  [404, 'в реестре не нашли'],
  [503, 'реестр сейчас не отвечает'],
])('a single item %i is no error: step 2 opens for filling by hand, and says why [ERR-013]', async (code, why) => {
  const { api } = await openAddWindow()
  api.on(findOrganizations, () => ({ data: { companies: [] }, errors: [{ code, message: 'Не нашли' }] }))
  await goOn(HEAD.inn, HEAD.kpp!)
  await atStep2()
  expect(screen.getByText(`ИНН ${HEAD.inn}, ${why}`)).toBeVisible()
  expect(values('КПП', 'Название')).toEqual([HEAD.kpp, ''])
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.queryByText('Не нашли')).toBeNull()
})

test('errors of the lookup stand at the fields of their codes [ERR-014]', async () => {
  const { api } = await openAddWindow()
  const errors = [
    { code: 141, message: 'Плохой ИНН' },
    { code: 142, message: 'Плохой КПП' },
  ]
  api.on(findOrganizations, () => ({ data: { companies: [] }, errors }))
  await goOn(HEAD.inn, HEAD.kpp!)
  await waitFor(() => expect(field('ИНН')).toHaveAccessibleDescription('Плохой ИНН'))
  expect(field('КПП')).toHaveAccessibleDescription(/Плохой КПП/)
  expect(field('ИНН')).toHaveFocus()
})

const ANSWERS: readonly [string, () => never][] = [
  ['of another shape', () => ({ companies: 'x' }) as never],
  ['without a company and without an error', () => ({ data: { companies: [] }, errors: [] }) as never],
  [
    'that never came',
    () => {
      throw new ApiError('unavailable', 503)
    },
  ],
]
test.each(ANSWERS)('an answer %s fails with the usual popup; what was typed stays [ERR-015]', async (_, answer) => {
  const { api } = await openAddWindow()
  api.on(findOrganizations, answer)
  await goOn(HEAD.inn, HEAD.kpp!)
  const popup = await screen.findByRole('dialog', { name: 'Что-то пошло не так' })
  expect(popup).toHaveTextContent('Произошла ошибка. Повторите попытку позже.')
  expect(values('ИНН', 'КПП')).toEqual([HEAD.inn, HEAD.kpp])
})

test('of several companies with these numbers the user chooses his, in a list that is open', async () => {
  const { api } = await openAddWindow()
  const twin = { ...HEAD, id: 'twin', companyName: 'ООО «Монтаж-Сервис 2»' }
  api.on(suggestOrganizations, () => ({ data: { companies: [] } }))
  api.on(findOrganizations, () => ({ data: { companies: [HEAD, twin] }, errors: [] }))
  await goOn(HEAD.inn, HEAD.kpp!)
  expect(await screen.findByText('В реестре несколько таких организаций. Выберите свою')).toBeVisible()
  expect(field('ИНН')).toHaveFocus()
  await userEvent.click(screen.getByRole('option', { name: /Сервис 2/ }))
  await atStep2()
  expect(field('Название')).toHaveValue(twin.companyName)
})

test('what was typed into the page before its scripts came is looked up', async () => {
  const { api, host } = createOrganizationHarness()
  const step = (
    <TestHost host={host}>
      <TwoSteps onStep={() => undefined} onAdded={() => undefined} />
    </TestHost>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(step)
  page.querySelector<HTMLInputElement>('[name=inn]')!.value = HEAD.inn
  render(step, { container: page, hydrate: true })
  await screen.findByRole('option', { name: /головная/ })
  expect(api.calls.map(({ input }) => input)).toContainEqual({ body: { inn: HEAD.inn } })
})
