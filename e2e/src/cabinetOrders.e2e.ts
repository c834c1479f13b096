import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { placeOrder } from './placeOrder.ts'
import { newEmail, PASSWORD, prepareSignIn, SignInDoor } from './SignInDoor.ts'

const LIST = '/user/orders/all/'

const expectToFit = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'nothing sticks out sideways',
  ).toBeLessThanOrEqual(0)

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const MAX_TABS = 120
  for (let times = 0; times < MAX_TABS; times++) {
    await page.keyboard.press('Tab')
    const words = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
    })
    if (name.test(words)) return
  }
  throw new Error(`Tab leads to no control ${name.source}`)
}

test('an order is found in the cabinet, repeated and cancelled, with the keyboard alone; a guest lands where he wanted to go @once', async ({
  page,
  baseURL,
  goods: { product },
}) => {
  test.slow()
  await prepareSignIn(page)
  await page.goto(`${LIST}?state=active`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Войти' }).click()
  const door = new SignInDoor(page, 'page')
  await untilLive(door.login)
  await door.enter(newEmail())
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  await door.button('Зарегистрироваться').click()
  await expect(page).toHaveURL(`${LIST}?state=active`)
  await expect(main.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()
  await expectNoAxeViolations(page)

  await placeOrder(page, baseURL!, product)
  await page.goto('/user/dashboard/', { waitUntil: 'networkidle' })
  await expect(main.getByRole('region', { name: 'В работе' })).toContainText('Принят')
  await expectToFit(page)
  await expectNoAxeViolations(page)

  await page.goto(LIST, { waitUntil: 'networkidle' })
  await expectToFit(page)
  await expectNoAxeViolations(page)
  const link = main.getByRole('link', { name: /^№.\d+$/ })
  const number = (await link.textContent())!.replace(/\D/g, '')
  await tabTo(page, /^№/)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(main.getByRole('region', { name: 'Что с заказом' }).locator('[aria-current=step]')).toContainText(
    'Принят',
  )
  await expect(main.getByRole('region', { name: 'Что будет при повторе' })).toContainText('по той же цене')
  await expectToFit(page)
  await expectNoAxeViolations(page)

  await untilLive(main.getByRole('button', { name: /^Повторить заказ/ }))
  await tabTo(page, /^Повторить заказ/)
  await page.keyboard.press('Enter')
  await expect(main.getByText('В корзину добавлен 1 товар')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Перейти в корзину' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart(-checkout)?\/$/)
  await expect(main.getByText(product.name).first()).toBeVisible()

  await page.goBack()
  const question = main.locator('summary').filter({ hasText: 'Отменить заказ' })
  await untilLive(question)
  await question.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Да, отменить' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 2, name: /^Отменён/ })).toBeVisible()
  await page.goto(`${LIST}?state=cancelled&search=${number}`)
  await expect(main.getByText('1 заказ')).toBeVisible()
})
