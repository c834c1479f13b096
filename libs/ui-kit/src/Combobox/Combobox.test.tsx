import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './Combobox.tsx'
import { matchesOption } from './comboboxOption.ts'
import type { ComboboxProps } from './comboboxParts.ts'

const towns = [
  { value: '1', label: 'Москва', note: 'Центральный округ' },
  { value: '2', label: 'Орёл' },
  { value: '3', label: 'Омск' },
  { value: '4', label: 'Набережные Челны' },
]

// The first compilation is slow.
beforeAll(() => import('./FullCombobox.tsx'), 60_000)

jest.setTimeout(20_000)

function renderTowns(props: Partial<ComboboxProps> = {}) {
  const onChange = jest.fn()
  function Kept() {
    const [value, setValue] = useState(props.value ?? null)
    return (
      <form aria-label="Форма">
        <Combobox
          label="Город"
          options={towns}
          name="town"
          {...props}
          value={value}
          onChange={(next) => {
            onChange(next)
            setValue(next)
          }}
        />
      </form>
    )
  }
  render(<Kept />)
  return onChange
}

const field = () => screen.getByRole('combobox', { name: 'Город' })
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('town')
const list = () => screen.findByRole('listbox')
const shown = async () =>
  within(await list())
    .getAllByRole('option')
    .map((option) => option.textContent)

test.each([
  ['мос', true],
  ['МОСКВА', true],
  ['центр', true],
  ['окр мос', true],
  ['осква', false],
  ['', true],
])('«%s» is looked for at the beginnings of words: %s', (query, fits) => {
  expect(matchesOption(towns[0]!, query)).toBe(fits)
})

test('the two dots need not be typed, and may be', () => {
  expect(matchesOption(towns[1]!, 'орел')).toBe(true)
  expect(matchesOption(towns[1]!, 'орёл')).toBe(true)
  expect(matchesOption({ value: '', label: 'Йошкар-Ола' }, 'йошкар ола')).toBe(true)
  expect(matchesOption({ value: '', label: 'Йошкар-Ола' }, 'иошкар')).toBe(false)
})

test('the first press opens the list when its code is there', async () => {
  renderTowns()
  await userEvent.click(field())
  expect(await shown()).toHaveLength(4)
  expect(field()).toHaveFocus()
})

test('what was typed before the code came narrows the list', async () => {
  const onChange = renderTowns()
  await userEvent.type(field(), 'орел')
  await waitFor(async () => expect(await shown()).toEqual(['Орёл']))
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('2')
  expect(field()).toHaveValue('Орёл')
  expect(sent()).toBe('2')
})

test('arrows move, Enter chooses, Escape brings the choice back', async () => {
  const onChange = renderTowns({ value: '3' })
  await userEvent.tab()
  expect(field()).toHaveValue('Омск')
  await userEvent.keyboard('{ArrowDown}')
  await list()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('4')
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  await userEvent.type(field(), 'х')
  await userEvent.keyboard('{Escape}')
  expect(field()).toHaveValue('Набережные Челны')
  expect(sent()).toBe('4')
})

test('what is typed and left without a choice goes back to the choice', async () => {
  renderTowns({ value: '3', required: true })
  await userEvent.click(field())
  await list()
  await userEvent.clear(field())
  await userEvent.type(field(), 'моск')
  await userEvent.tab()
  await userEvent.tab()
  await waitFor(() => expect(field()).toHaveValue('Омск'))
  expect(sent()).toBe('3')
})

test('a list with nothing in it says so', async () => {
  renderTowns()
  await userEvent.type(field(), 'я')
  expect(await screen.findByText('Ничего не нашлось')).toBeInTheDocument()
})

test('what lets a screen reader leave the open list is called so in Russian, each time', async () => {
  renderTowns()
  for (const _ of [1, 2]) {
    await userEvent.click(field())
    await list()
    await waitFor(() => expect(screen.getAllByLabelText('Закрыть список')).toHaveLength(2))
    expect(screen.queryByLabelText('Dismiss')).not.toBeInTheDocument()
    await userEvent.click(screen.getAllByLabelText('Закрыть список')[0]!)
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  }
})

test('the choice can be cleared unless one must be made', async () => {
  const onChange = renderTowns({ value: '3' })
  await userEvent.tab()
  await userEvent.click(await screen.findByRole('button', { name: 'Очистить' }))
  expect(onChange).toHaveBeenCalledWith(null)
  expect(sent()).toBe('')
})

test('label, error and choice are there before and after the code', async () => {
  renderTowns({ value: '1', required: true, error: 'Выберите другой город' })
  for (const isLoaded of [false, true]) {
    expect(field()).toHaveValue('Москва')
    expect(field()).toHaveAccessibleDescription('Выберите другой город')
    expect(field()).toBeInvalid()
    expect(sent()).toBe('1')
    expect(screen.queryByRole('button', { name: 'Очистить' })).not.toBeInTheDocument()
    if (!isLoaded) {
      await userEvent.tab()
      await screen.findByRole('button', { name: 'Показать список' })
    }
  }
})

test('in a window the list is a part of the window', async () => {
  render(
    <dialog open>
      <Combobox label="Город" options={towns} value={null} onChange={() => {}} />
    </dialog>,
  )
  await userEvent.click(field())
  expect(screen.getByRole('dialog')).toContainElement(await list())
})
