import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Link } from './Link.tsx'
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx'

const RouterLink = (props: ComponentProps<'a'>) => <a {...props} data-router />

test('links of the store go through the component of the provider', () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="/cart/">Корзина</Link>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: 'Корзина' })
  expect(link).toHaveAttribute('href', '/cart/')
  expect(link).toHaveAttribute('data-router')
})

test('links to other sites are plain anchors that give nothing of this page away', () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="https://example.com/" external>
        Сайт
      </Link>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: 'Сайт' })
  expect(link).not.toHaveAttribute('data-router')
  expect(link).toHaveAttribute('rel', 'noopener')
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
