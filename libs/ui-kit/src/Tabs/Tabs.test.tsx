import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './Tabs.tsx'

const tabs = ['Описание', 'Отзывы', 'Документы'].map((label) => ({
  value: label,
  label,
  content: <a href="/">{`Подробнее: ${label}`}</a>,
}))
const chosen = () => screen.getByRole('tab', { selected: true })
const part = () => screen.getByRole('tabpanel')

test('a tab shows its part; the others stay in the page', async () => {
  const change = jest.fn()
  render(<Tabs label="О товаре" tabs={tabs} onChange={change} />)
  expect(part()).toHaveAccessibleName('Описание')
  await userEvent.click(screen.getByRole('tab', { name: 'Отзывы' }))
  expect(part()).toHaveTextContent('Подробнее: Отзывы')
  expect(change.mock.calls).toEqual([['Отзывы']])
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3)
})

test('the keyboard goes through the tabs with arrows, Home and End, and into the part with Tab', async () => {
  render(<Tabs label="О товаре" tabs={tabs} />)
  await userEvent.tab()
  expect(chosen()).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', 'Отзывы'],
    ['End', 'Документы'],
    ['ArrowRight', 'Описание'],
    ['ArrowLeft', 'Документы'],
    ['Home', 'Описание'],
  ]) {
    await userEvent.keyboard(`{${key}}`)
    expect(chosen()).toHaveAccessibleName(name)
    expect(chosen()).toHaveFocus()
  }
  await userEvent.tab()
  expect(part()).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Подробнее: Описание' })).toHaveFocus()
})

test('a value that the caller keeps changes only with the caller, and an unknown one is the first', async () => {
  const { rerender } = render(<Tabs label="О товаре" tabs={tabs} value="Отзывы" />)
  await userEvent.click(screen.getByRole('tab', { name: 'Документы' }))
  expect(chosen()).toHaveAccessibleName('Отзывы')
  rerender(<Tabs label="О товаре" tabs={tabs} value="нет такого" />)
  expect(chosen()).toHaveAccessibleName('Описание')
})
