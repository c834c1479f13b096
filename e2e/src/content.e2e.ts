import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'

test('a legal document opens from the footer, fits the screen, passes axe and leads to its sections', async ({
  page,
  isMobile,
}) => {
  await page.goto('/legal/requisites/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Политика обработки персональных данных' }).click()
  await expect(page).toHaveURL('/legal/personal/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Политика обработки персональных данных' })).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow(), 'nothing sticks out sideways').toBeLessThanOrEqual(0)
  await expectNoAxeViolations(page)
  if (isMobile) await main.getByText('В документе').click()
  await main.getByRole('navigation', { name: 'В документе' }).getByRole('link', { name: /^8\./ }).click()
  await expect(main.getByRole('heading', { level: 2, name: '8. Как обратиться' })).toBeInViewport()
})

test('the text of the consent opens over a form, whose fields keep what was filled in', async ({ page }) => {
  await page.goto('/legal/requisites/')
  const search = page.getByRole('combobox', { name: 'Поиск по каталогу' })
  await untilLive(search)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Подписаться на рассылку' }).click()
  const form = page.getByRole('dialog', { name: 'Подписка на рассылку' })
  const email = form.getByPlaceholder('Введите email')
  await email.fill('anna@mail.ru')
  await form.getByRole('link', { name: 'согласие на обработку персональных данных' }).click()
  const text = page.getByRole('dialog', { name: 'Согласие на обработку персональных данных' })
  await expect(text.getByRole('heading', { name: '5. Срок и отзыв' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await expect(email).toHaveValue('anna@mail.ru')
  await expectNoAxeViolations(page)
})

test('the newsletter is asked for from the footer and answered with thanks', async ({ page }, { project }) => {
  await page.goto('/legal/requisites/')
  await untilLive(page.getByRole('combobox', { name: 'Поиск по каталогу' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Подписаться на рассылку' }).click()
  const form = page.getByRole('dialog', { name: 'Подписка на рассылку' })
  await form.getByRole('button', { name: 'Подписаться' }).click()
  await expect(form.getByText('Введите ваш Email')).toBeVisible()
  await form.getByPlaceholder('Введите email').fill(`anna-${project.name}-${Date.now()}@mail.ru`)
  await form.getByRole('button', { name: 'Подписаться' }).click()
  const thanks = page.getByRole('dialog', { name: 'Спасибо' })
  await expect(thanks).toContainText('На указанный email отправлено письмо для подтверждения подписки')
  await expect(form).toBeHidden()
})
