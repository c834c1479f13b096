import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filterIcon, gridIcon, sortIcon } from '../Icon/icons.ts'
import { BarButton, BarSelect, ControlBar } from './ControlBar.tsx'

test('Tab goes from control to control, keys press and choose', async () => {
  const press = jest.fn()
  render(
    <ControlBar>
      <BarButton icon={filterIcon} label="Фильтры" count={3} onClick={press} />
      <BarSelect icon={sortIcon} label="Порядок" defaultValue="price">
        <option value="popular">Популярные</option>
        <option value="price">Дешевле</option>
      </BarSelect>
      <BarButton icon={gridIcon} label="Показать плиткой" isIcon />
    </ControlBar>,
  )
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Фильтры 3' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(screen.getByRole('combobox', { name: 'Порядок' })).toHaveFocus()
  expect(screen.getByRole('combobox', { name: 'Порядок' })).toHaveDisplayValue('Дешевле')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Показать плиткой' })).toHaveFocus()
})

test('while what it opens is under way, it is busy', () => {
  render(<BarButton icon={filterIcon} label="Фильтры" loading />)
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})
