import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from './Breadcrumbs.tsx'

test('the way is a list of links that ends with the page itself', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Главная', href: '/' },
        { label: 'Инструмент', href: '/tools/' },
        { label: 'Электроинструмент' },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Путь к разделу' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/tools/'])
  expect(screen.getByText('Электроинструмент')).toHaveAttribute('aria-current', 'page')
})

test('the last link is the step up that a phone shows', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Главная', href: '/' },
        { label: 'Дрели', href: '/drills/' },
      ]}
    />,
  )
  expect(screen.getByText('Дрели').closest('li')).toHaveAttribute('data-parent')
  expect(screen.getByText('Главная').closest('li')).not.toHaveAttribute('data-parent')
})
