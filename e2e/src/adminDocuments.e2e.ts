import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'

// Staff works at a desk.
test.describe('staff', { tag: '@desktop' }, () => {
  test.slow()
  // An edition without its day is refused, and told so.
  test.use({ allowedConsoleErrors: [/status of 400 .*\/api\/v1\/staff\/legal\/document\/save/] })

  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies(sessionCookies('staff', baseURL!))
  })

  test('an article is written as it looks, by keys alone, and read without scripts [ROUTE-071]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = Date.now().toString(36)
    const path = `/articles/tekst-${id}/`
    await page.goto('/admin/articles/')
    const add = page.getByRole('button', { name: 'Новая статья' })
    await untilLive(add)
    await add.click()
    const fresh = page.getByRole('dialog', { name: 'Новая статья' })
    await fresh.getByLabel('Название').fill(`Как хранить батареи ${id}`)
    await fresh.getByLabel('Адрес').fill(path)
    await fresh.getByRole('button', { name: 'Создать черновик' }).click()
    await page.getByLabel('Подзаголовок').fill('Два правила.')
    await page.getByLabel('Описание для поисковиков').fill(`Как хранить батареи инструмента, ${id}.`)
    await page.getByRole('button', { name: 'Добавить: Текст' }).click()
    const text = page.getByRole('textbox', { name: 'Текст 1' })
    await text.focus()

    const { keyboard } = page
    await keyboard.press('Control+Alt+2')
    await keyboard.type('Зимой')
    await keyboard.press('Enter')
    await keyboard.type('Храните ')
    await keyboard.press('Control+b')
    await keyboard.type('в тепле')
    await keyboard.press('Control+b')
    await keyboard.type('. Подробнее в вопросах')
    // At the pace of a hand: browsers tell of a selection later than of the next key.
    for (const _ of 'вопросах') await keyboard.press('Shift+ArrowLeft', { delay: 40 })
    const tools = page.getByRole('toolbar', { name: 'Оформление: Текст 1' })
    await expect(tools.getByRole('button', { name: 'Ссылка' })).not.toHaveAttribute('aria-disabled')
    await keyboard.press('Control+k')
    await expect(page.getByLabel('Куда ведёт ссылка')).toBeFocused()
    await keyboard.type('/faq/')
    await keyboard.press('Enter')
    await expect(text).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.type('- Не до нуля')
    await keyboard.press('Enter')
    await keyboard.type('<img src=x onerror=alert(1)>')
    await expectNoAxeViolations(page)

    // Tab leaves the text, and Shift+Tab leads to its tools.
    await keyboard.press('Tab')
    await expect(text).not.toBeFocused()
    await text.focus()
    await keyboard.press('Shift+Tab')
    await expect(tools.locator(':focus')).toBeVisible()

    await page.getByRole('button', { name: 'Добавить: Таблица' }).click()
    await page.getByLabel('Что в таблице').fill('Сроки')
    await page.getByRole('textbox', { name: 'Ячейки таблицы' }).getByRole('columnheader').click()
    await keyboard.type('Батарея')
    await keyboard.press('Tab')
    await keyboard.type('Литий, год')

    await page.getByRole('button', { name: 'Добавить: Заметка' }).click()
    await page.getByLabel('Начало').fill('Важно')
    await page.getByRole('textbox', { name: 'Текст', exact: true }).focus()
    await keyboard.type('Не ')
    await keyboard.press('Control+b')
    await keyboard.type('сушите')
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено в черновике')).toBeVisible()
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await expect(page.getByText(/^Опубликовано \d/)).toBeVisible()

    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const shopper = await context.newPage()
    await expect(async () => {
      expect((await shopper.goto(path))?.status()).toBe(200)
    }).toPass()
    await expect(shopper.getByRole('heading', { level: 2, name: 'Зимой' })).toBeVisible()
    await expect(shopper.getByRole('strong').filter({ hasText: 'в тепле' })).toBeVisible()
    const link = shopper.getByRole('main').getByRole('link', { name: 'вопросах' })
    await expect(link).toHaveAttribute('href', '/faq/')
    await expect(shopper.getByRole('listitem').filter({ hasText: /^Не до нуля$/ })).toBeVisible()
    await expect(shopper.getByRole('note').getByRole('strong')).toHaveText('сушите')
    await expect(shopper.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(
      shopper.getByRole('cell', { name: 'Литий, год' }).or(shopper.getByRole('rowheader', { name: 'Литий, год' })),
    ).toBeVisible()
    await context.close()
  })

  test('a legal document gets a new edition; the one that was valid stays to be read, and its text comes back', async ({
    page,
    browser,
    baseURL,
  }) => {
    const words = `С ${Date.now().toString(36)} правила новые.`
    const address = '/legal/recommendation-technologies/'
    const shopper = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
    await shopper.goto(address)
    await expect(shopper.getByText(/^Редакция \d+ от/).first()).toBeVisible()

    await page.goto('/admin/legal/')
    await page.getByRole('link', { name: 'Рекомендательные технологии' }).click()
    const valid = page.getByRole('listitem').filter({ hasText: /^Редакция \d+, с .*: действует/ })
    const numberOf = async () => Number(/\d+/.exec(await valid.innerText()))
    const before = await numberOf()
    const drop = page.getByRole('button', { name: 'Отменить эту редакцию' })
    // An earlier try may have planned one.
    if (await drop.isVisible()) {
      await untilLive(drop)
      await drop.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Отменить эту редакцию' }).click()
      await expect(drop).toHaveCount(0)
    }
    const add = page.getByRole('button', { name: 'Добавить: Сведения' })
    await untilLive(add)
    await add.click()
    await page.getByLabel('Что', { exact: true }).last().fill('Правила')
    await page
      .getByRole('textbox', { name: /^Значение/ })
      .last()
      .focus()
    await page.keyboard.type(words)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    const sooner = page.getByRole('radio', { name: 'Сразу после сохранения' })
    await expect(sooner).toBeFocused()
    await expect(page.getByText('Выберите, с какого времени действует новая редакция')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(sooner).toBeChecked()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено. На сайте с выбранного времени')).toBeVisible()
    await expect(valid).toHaveCount(1)
    await expect.poll(numberOf).toBeGreaterThan(before)
    const made = await numberOf()

    await expect(async () => {
      await shopper.goto(address)
      await expect(shopper.getByText(words)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await shopper.goto(`${address}?version=1`)
    await expect(shopper.getByText('Это прежняя редакция документа.')).toBeVisible()
    await expect(shopper.getByText(words)).toHaveCount(0)

    await page
      .getByRole('button', { name: /^Вернуть изменение/ })
      .first()
      .click()
    await expect(page.getByText('Возвращено', { exact: true }).first()).toBeVisible()
    await expect(async () => {
      await shopper.goto(address)
      await expect(shopper.getByText(words)).toHaveCount(0, { timeout: 1_000 })
    }).toPass()

    // The edition that was taken back is the next one again, later; who has its link reads it before.
    await page.getByRole('button', { name: `Вернуть редакцию ${made}` }).click()
    await expect(sooner).toBeFocused()
    // The toast does not lie over the button that it speaks of.
    const toast = (await page.getByText('Текст редакции 2 теперь в форме.').boundingBox())!
    const button = (await page.getByRole('button', { name: 'Сохранить' }).boundingBox())!
    expect(toast.y + toast.height).toBeLessThan(button.y)
    await expect(page.getByRole('textbox', { name: /^Значение/ }).last()).toHaveText(words)
    await page.getByRole('radio', { name: 'С дня и времени' }).check()
    await page.getByLabel('Когда, по московскому времени').fill('2035-01-15T12:00')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await page.getByText('Сохранено. На сайте с выбранного времени').waitFor()
    const preview = await page.getByRole('link', { name: /^Предпросмотр редакции/ }).getAttribute('href')
    await shopper.goto(preview!)
    await expect(shopper.getByText('Эта редакция ещё не действует')).toBeVisible()
    await expect(shopper.getByText(words)).toBeVisible()
    await expect(shopper.locator('head > meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await shopper.goto(address)
    await expect(shopper.getByText(words)).toHaveCount(0)

    await drop.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить эту редакцию' }).click()
    await expect(page.getByRole('link', { name: /^Предпросмотр редакции/ })).toHaveCount(0)
    expect((await shopper.goto(preview!))!.status()).toBe(404)
    await shopper.context().close()
  })
})
