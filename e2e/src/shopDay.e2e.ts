import type { Browser } from '@playwright/test'
import { createDiscussion } from '@verstak/contracts/discussion'
import { requestReturn } from '@verstak/contracts/orderReturn'
import { askForCode } from './askForCode.ts'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'
import { createFaultStore } from './faults/faultStore.ts'
import { importPriceList, revertImport } from './importPriceList.ts'
import { placeOrder } from './placeOrder.ts'
import { sessionCookies } from './sessionCookies.ts'

/** No other journey counts on its release. */
const PART = 'compare'

// Staff works at a desk.
test.describe('staff', { tag: '@desktop' }, () => {
  test.slow()
  // A sign-in of before.
  test.use({ allowedConsoleErrors: [/status of 403 .*\/api\/v1\/staff\/return\/decision/] })

  let run: string | undefined
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies(sessionCookies('staff', baseURL!))
  })
  test.afterEach(() => {
    if (run) revertImport(run)
    run = undefined
  })

  test('a day of a small shop: a price list, a product, an article, a company’s order with its papers and its refund, a question, a release [ROUTE-071, ROUTE-072]', async ({
    page,
    browser,
    baseURL,
    goods: { others },
  }) => {
    // Tests at the same time know the other products by their names.
    const product = others.at(-2)!
    test.setTimeout(300_000)
    const shopper = await newShopper(browser, baseURL!)
    // The papers of an order are a company's.
    await shopper.context().addCookies(sessionCookies('business', baseURL!))
    const link = await placeOrder(shopper, baseURL!, others[6]!)
    await ask(shopper, baseURL!, product.guid)

    await test.step('a price list is imported, and the header finds what it brought', async () => {
      const id = Date.now().toString(36)
      const name = `Верстак складной ${id}`
      const heads = 'Код;Наименование;Артикул;Цена, руб.;Остаток'
      run = importPriceList([heads, 'Верстаки складные;;;;', `V-${id};${name};VS-${id};4 990,00;12`], `day-${id}`)
      await page.goto('/admin/')
      const search = page.getByRole('searchbox', { name: 'Заказ, телефон, товар, ИНН, страница' })
      await search.fill(id)
      await search.press('Enter')
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('textbox', { name: 'Цена', exact: true })).toHaveValue('4990')
      const address = await page.getByRole('link', { name: 'Открыть на сайте' }).getAttribute('href')
      await expect(async () => {
        await shopper.goto(address!)
        await expect(shopper.getByRole('heading', { level: 1 })).toContainText(name, { timeout: 1000 })
      }).toPass()
      // Other journeys count departments.
      revertImport(run)
      run = undefined
    })

    await test.step('a product is fixed from its page', async () => {
      await page.goto(product.link)
      const panel = page.getByRole('complementary', { name: 'Панель сотрудника' })
      await panel.getByRole('link', { name: 'Редактировать товар' }).click()
      const name = page.getByLabel('Название', { exact: true })
      await untilLive(name)
      await name.fill(`${product.name}, проверено`)
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText('Сохранено, на сайте уже видно')).toBeVisible()
      await expect(async () => {
        await shopper.goto(product.link)
        await expect(shopper.getByRole('heading', { level: 1 })).toContainText('проверено', { timeout: 1000 })
      }).toPass()
    })

    await test.step('an article is written and published', async () => {
      const id = Date.now().toString(36)
      const title = `День магазина ${id}`
      const path = `/articles/den-${id}/`
      await page.goto('/admin/articles/')
      const add = page.getByRole('button', { name: 'Новая статья' })
      await untilLive(add)
      await add.click()
      const fresh = page.getByRole('dialog', { name: 'Новая статья' })
      await fresh.getByLabel('Название').fill(title)
      await fresh.getByLabel('Адрес').fill(path)
      await fresh.getByRole('button', { name: 'Создать черновик' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await page.getByLabel('Подзаголовок').fill('Как проходит день.')
      await page.getByLabel('Описание для поисковиков').fill(`День небольшого магазина инструментов, ${id}.`)
      await page.getByRole('button', { name: 'Добавить: Текст' }).click()
      await page.getByRole('textbox', { name: 'Текст 1' }).fill('С утра собираем заказы.')
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText('Сохранено в черновике')).toBeVisible()
      expect((await shopper.goto(path))?.status()).toBe(404)
      await page.getByRole('button', { name: 'Опубликовать' }).click()
      await expect(page.getByText(/^Опубликовано \d/)).toBeVisible()
      await expect(async () => {
        expect((await shopper.goto(path))?.status()).toBe(200)
      }).toPass()
      await expect(shopper.getByText('С утра собираем заказы.')).toBeVisible()
    })

    await test.step('an order goes from new to handed over', async () => {
      await page.goto('/admin/orders/')
      await expectNoAxeViolations(page)
      await page.goto(`/admin/orders/${new URL(link, baseURL).searchParams.get('order')}/`)
      const take = page.getByRole('button', { name: 'Взять в сборку' })
      await untilLive(take)
      await take.click()
      const ready = page.getByRole('button', { name: 'Готов к выдаче' })
      await expect(ready).toBeDisabled()
      await page.getByRole('button', { name: /^Собрал 1/ }).click()
      await expectNoAxeViolations(page)
      await ready.click()
      await page.getByRole('button', { name: 'Выдать' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Выдан' }).first()).toBeVisible()
      const paper = page.getByRole('link', { name: /^УПД № \d/ })
      const file = await page.request.get((await paper.getAttribute('href'))!)
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await shopper.goto(link)
      await expect(shopper.getByRole('main')).toContainText('получен')
    })

    await test.step('money goes back only after a fresh confirmation, by keyboard; order, journal and shopper see it', async () => {
      const orderPage = page.url()
      const guid = await askBack(shopper, baseURL!, link)
      // Who signed in long ago.
      await page.context().addCookies(sessionCookies('staff', baseURL!, 20))
      await page.goto(orderPage)
      const returns = page.getByRole('region', { name: 'Возвраты' })
      const answer = returns.getByRole('textbox', { name: 'Ответ покупателю' })
      await untilLive(answer)
      await answer.fill('Деньги ждут вас в кассе.')
      await returns.getByRole('button', { name: 'Принять и вернуть деньги' }).focus()
      await page.keyboard.press('Enter')
      const confirmation = returns.getByRole('group', { name: 'Подтвердите, что это вы' })
      await expect(confirmation).toBeVisible()
      await expectNoAxeViolations(page)
      // The other journey of a confirmation has the mail.
      const sent = await askForCode(confirmation, 'телефон')
      const code = confirmation.getByRole('textbox', { name: 'Код' })
      await page.keyboard.type(sent === '0000' ? '1111' : '0000')
      await page.keyboard.press('Enter')
      await expect(code).toHaveAccessibleDescription(/Неверный код/)
      await expect(answer).toHaveValue('Деньги ждут вас в кассе.')
      await code.fill(sent)
      await page.keyboard.press('Enter')
      await expect(confirmation).toBeHidden()
      await expect(returns).toContainText('Принят')

      await returns.getByRole('button', { name: 'Деньги выданы в кассе' }).focus()
      await page.keyboard.press('Enter')
      await expect(returns).toContainText(/Возвращено \d/)
      await expect(page.getByRole('region', { name: 'Журнал заказа' })).toContainText('Возвращён')
      await page.goto(`/admin/journal/?entity=return&entityId=${guid}`)
      const entries = page.getByRole('main')
      await expect(entries).toContainText('одобрено')
      await expect(entries).toContainText('Деньги отданы')
      await shopper.goto(link)
      const shown = shopper.getByRole('region', { name: 'Возврат товаров' })
      await expect(shown).toContainText('Возврат принят')
      await expect(shown).toContainText('Деньги ждут вас в кассе.')
      await expect(shown).toContainText('₽')
    })

    await test.step('a question is published with the keyboard, and answered', async () => {
      await page.goto('/admin/reviews/?kind=discussion')
      const chosen = page.getByRole('region', { name: 'Выбранный текст' })
      await untilLive(chosen.getByRole('button', { name: 'Опубликовать' }))
      await expectNoAxeViolations(page)
      await page.keyboard.press('a')
      await expect(page.getByText('Опубликовано', { exact: true }).first()).toBeVisible()
      await page.goto('/admin/reviews/?kind=discussion&state=approved')
      const text = chosen.getByLabel('Ответ магазина')
      await untilLive(text)
      await text.fill('Да, есть.')
      await chosen.getByRole('button', { name: 'Ответить' }).click()
      await expect(page.getByText('Ответ опубликован')).toBeVisible()
    })

    await test.step('a release is tried, goes live, and is rolled back; the journal has it', async () => {
      const store = createFaultStore(baseURL!)
      const before = (await store.live(PART)).stable.version
      const version = await store.publish(PART, () => undefined)
      await page.goto('/admin/releases/')
      const activate = page.getByRole('button', { name: 'Включить версию' })
      await untilLive(activate)
      await expectNoAxeViolations(page)
      // The other one filters what was live before.
      await page.getByRole('combobox', { name: 'Часть' }).first().selectOption(PART)
      await expect(page.getByRole('combobox', { name: 'Версия' })).toHaveValue(version)
      await activate.click()
      const row = page.getByRole('row', { name: new RegExp(`^${PART} `) }).first()
      await expect(row).toContainText(`${version} на 5 % посетителей`)
      await page.getByRole('combobox', { name: 'Доля посетителей' }).selectOption('100')
      await activate.click()
      // The row names it already, as a canary.
      await expect(row).not.toContainText('5 %')
      await expect(row).toContainText(version)
      expect((await store.live(PART)).stable.version).toBe(version)
      await page.getByRole('button', { name: `Вернуть прошлую: ${PART}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Вернуть прошлую' }).click()
      await expect(row).toContainText(before)
      expect((await store.live(PART)).stable.version).toBe(before)
      await page.goto(`/admin/journal/?entity=release&entityId=${PART}`)
      await expect(page.getByRole('row').nth(1)).toContainText(`Для всех: ${version} → ${before}`)
      store.close()
    })
  })

  test('the panel stands beside the pages of the shop, folds, and its windows open [STAFF-002, STAFF-021]', async ({
    page,
  }) => {
    await page.goto('/')
    const panel = page.getByRole('complementary', { name: 'Панель сотрудника' })
    await expect(panel.getByRole('link', { name: 'Новые товары' })).toBeVisible()
    await expectNoAxeViolations(page)
    await panel.getByRole('button', { name: 'Товары у кассы' }).click()
    const goods = page.getByRole('dialog', { name: 'Товары у кассы' })
    await expect(goods.getByRole('listitem').first()).toContainText('₽')
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'Загрузка машин' }).click()
    await expect(page.getByRole('dialog', { name: 'Загрузка машин' }).getByRole('row')).toHaveCount(8)
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'Свернуть' }).click()
    await page.reload()
    await expect(panel.getByRole('button', { name: 'Открыть панель сотрудника' })).toBeVisible()
  })
})

test('a shopper’s page carries no byte of the panel [ROLE-011]', { tag: '@desktop' }, async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  // Late code comes after some seconds.
  await page.waitForTimeout(6000)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((url) => /\/(staff|admin)\b/.test(new URL(url).pathname))).toEqual([])
  await expect(page.getByRole('complementary', { name: 'Панель сотрудника' })).toHaveCount(0)
})

async function newShopper(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  return context.newPage()
}

/** Asks a piece of an order back. @returns guid of the request */
async function askBack(page: Page, baseURL: string, link: string): Promise<string> {
  const query = new URL(link, baseURL).searchParams
  const answer = await page.request.post(requestReturn.path, {
    headers: { origin: baseURL, 'idempotency-key': crypto.randomUUID() },
    data: {
      ...{ guid: query.get('order'), key: query.get('key') ?? undefined },
      ...{ reason: 'defect', comment: 'Искрит', lines: [{ position: 0, quantity: 1 }], photos: [] },
    },
  })
  if (!answer.ok()) throw new Error(`The return was refused: ${await answer.text()}`)
  return (await answer.json()).guid
}

async function ask(page: Page, baseURL: string, productGuid: string): Promise<void> {
  const data = {
    parentDiscussionGuid: null,
    sourceId: 2,
    author: { email: 'anna@example.org', name: 'Анна' },
    text: `Есть ли гарантия? ${Date.now()}`,
    productGuid,
  }
  const answer = await page.request.post(createDiscussion.path, {
    headers: { origin: baseURL },
    data,
  })
  if (!answer.ok()) throw new Error(`The question was refused: ${await answer.text()}`)
}
