import { render, screen } from '@testing-library/react'
import { Link } from './Link.tsx'

test('links of the store are plain anchors', () => {
  render(<Link href="/cart/">Корзина</Link>)
  const link = screen.getByRole('link', { name: 'Корзина' })
  expect(link).toHaveAttribute('href', '/cart/')
  expect(link).not.toHaveAttribute('rel')
})

test('links to other sites give nothing of this page away', () => {
  render(
    <Link href="https://example.com/" external>
      Сайт
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'Сайт' })).toHaveAttribute('rel', 'noopener')
})

test('an address of another site leads nowhere unless it is allowed [HTTP-020]', () => {
  render(<Link href="https://example.com/">Сайт</Link>)
  expect(screen.getByText('Сайт')).not.toHaveAttribute('href')
})

test('a script address leads nowhere even when other sites are allowed [HTTP-021]', () => {
  render(
    <Link href="javascript:alert(1)" external>
      Сюда
    </Link>,
  )
  expect(screen.getByText('Сюда')).not.toHaveAttribute('href')
})
