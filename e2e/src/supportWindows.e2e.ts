import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

test(
  'the chat brings its script with the first opening only, and keeps what was said [CHAT-001] [CHAT-002]',
  { tag: '@desktop' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (/\/chat[^/]*\.js/.test(request.url())) scripts.push(request.url())
    })
    await page.goto('/')
    await untilLive(page.getByRole('combobox', { name: 'Поиск по каталогу' }))
    expect(scripts).toEqual([])
    const link = footerLink(page, 'Чат с магазином')
    const panel = page.getByRole('dialog', { name: 'Чат с магазином' })
    const field = panel.getByRole('textbox', { name: 'Сообщение' })
    await link.click()
    await expect(field).toBeFocused()
    const loaded = scripts.length
    expect(loaded).toBeGreaterThan(0)
    await page.keyboard.type('Есть ли у дрели кейс?')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('log').getByRole('time')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    expect(scripts).toHaveLength(loaded)
    await page.reload()
    const button = page.getByRole('button', { name: 'Открыть чат' })
    await button.click()
    await expect(panel.getByText('Есть ли у дрели кейс?')).toBeVisible()
  },
)

test('feedback is sent from a phone and answered with thanks [FEEDBACK-003]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await untilLive(page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Каталог' }))
  await footerLink(page, 'Оставить отзыв о магазине').click()
  const form = page.getByRole('dialog', { name: 'Отзыв о работе магазина' })
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByRole('radio', { name: 'Благодарность' })).toBeFocused()
  await expectNoAxeViolations(page)
  await form.getByRole('radio', { name: 'Благодарность' }).check()
  await form.getByRole('textbox', { name: 'Сообщение' }).fill('Быстро привезли')
  await form.getByRole('textbox', { name: 'Имя' }).fill('Анна')
  await form.getByRole('textbox', { name: 'Телефон' }).fill('9162041818')
  await form.getByRole('textbox', { name: 'Email' }).fill('anna@mail.ru')
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('dialog', { name: 'Спасибо за обращение!' })).toBeVisible()
  await expect(form).toBeHidden()
})
