import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectNoAxeViolations, NOT_FOUND_COMPLAINT, test, untilLive } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'

const TABLET = { width: 1024, height: 768 }
const SAVED = 'Сохранено, на сайте уже видно'

const photo = async (background: string) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** A whole file without pages. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
)

async function choose(page: Page, field: string, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.getByLabel(field, { exact: true }).first().setInputFiles(files)
}

/** Photos, or one of them. */
const photosIn = (scope: Page | Locator, guid = '') => scope.locator(`img[src*="/pictures/photo/${guid}"]`)

/** A photo has come. */
async function expectPhoto(page: Page, guid = '') {
  const image = photosIn(page.getByRole('main'), guid).first()
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
}

test.describe('pictures and files in the back office', { tag: '@desktop' }, () => {
  // The article before it is published.
  test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })
  test.beforeEach(({ context, baseURL }) => context.addCookies(sessionCookies('staff', baseURL!)))

  test('staff uploads photos for a product, a banner and an article, and shoppers see them at once', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage()

    await test.step('a product', async () => {
      await page.goto('/admin/product/?state=in-stock')
      // Another journey edits the first one meanwhile.
      await page.goto((await page.locator('tbody a[href^="/admin/product/"]').last().getAttribute('href'))!)
      const link = await page.getByRole('link', { name: 'Открыть на сайте' }).getAttribute('href')
      const tab = page.getByRole('tab', { name: 'Фото и рисунки' })
      await untilLive(tab)
      await tab.click()
      const pictures = page.getByRole('tabpanel', { name: 'Фото и рисунки' }).getByRole('list').first()
      const count = await pictures.getByRole('listitem').count()
      await choose(page, 'Добавить фото', [
        await photo('#2b6cb0'),
        { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') },
      ])
      await expect(pictures.getByRole('listitem')).toHaveCount(count + 1)
      await expect(page.getByText('Это не фото. Подойдут JPEG, PNG, WebP, AVIF и GIF')).toBeVisible()
      await expectNoAxeViolations(page)
      // By the keyboard to the front: the focus goes with the picture.
      await pictures.getByRole('button', { name: `Раньше: Картинка ${count + 1}` }).focus()
      for (let place = count; place > 0; place--) await page.keyboard.press('Enter')
      const words = `Сверло в работе ${Date.now()}`
      await pictures.getByLabel('Что на картинке 1').fill(words)
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText(SAVED)).toBeVisible()
      await page.setViewportSize(TABLET)
      await expectNoAxeViolations(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      const source = await photosIn(pictures).first().getAttribute('src')
      const [guid] = /[0-9a-f-]{36}/.exec(source!)!
      await expect(async () => {
        await shopper.goto(link!)
        await expect(photosIn(shopper.getByRole('main'), guid).first()).toBeAttached({ timeout: 1000 })
      }).toPass()
      await expect(shopper.getByRole('main').getByRole('img', { name: words })).toBeVisible()
      await expectPhoto(shopper, guid)
      await pictures.getByRole('button', { name: 'Убрать: Картинка 1' }).click()
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText(SAVED)).toBeVisible()
      await expect(async () => {
        await shopper.goto(link!)
        expect(await photosIn(shopper.getByRole('main'), guid).count()).toBe(0)
      }).toPass()
    })

    await test.step('a document of a product', async () => {
      const title = `Паспорт ${Date.now()}`
      const link = await page.getByRole('link', { name: 'Открыть на сайте' }).getAttribute('href')
      await page.getByRole('tab', { name: 'Файлы' }).click()
      await choose(page, 'Добавить файл', { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: PDF })
      const remove = page.getByRole('button', { name: `Убрать: ${title}` })
      await expect(remove).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText(SAVED)).toBeVisible()
      const paper = shopper.getByRole('link', { name: new RegExp(title) }).first()
      await expect(async () => {
        await shopper.goto(link!)
        await expect(paper).toBeAttached({ timeout: 1000 })
      }).toPass()
      const file = await shopper.request.get((await paper.getAttribute('href'))!)
      expect([file.headers()['content-type'], (await file.body()).equals(PDF)]).toEqual(['application/pdf', true])
      await remove.click()
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText(SAVED)).toBeVisible()
    })

    await test.step('a banner', async () => {
      const name = `Неделя фото ${Date.now()}`
      await page.goto('/admin/promotions/banners/')
      const summary = page.getByText('Новая акция')
      await untilLive(summary)
      await summary.click()
      await page.getByRole('textbox', { name: 'Название' }).fill(name)
      await page.getByRole('textbox', { name: 'Куда ведёт' }).fill('/brands/')
      await page.getByRole('button', { name: 'Создать' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await choose(page, 'Добавить фото', await photo('#c05621'))
      await expect(page.getByRole('img', { name: 'Картинка' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Место на главной' }).selectOption('carousel')
      await page.getByRole('combobox', { name: 'Для кого' }).selectOption('')
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText(SAVED)).toBeVisible()
      await expect(async () => {
        await shopper.goto('/our-actions/')
        const card = shopper.getByRole('link', { name: new RegExp(name) })
        await expect(photosIn(card)).toBeAttached({ timeout: 1000 })
        await shopper.goto('/')
        await expect(photosIn(shopper.getByRole('main')).first()).toBeAttached({ timeout: 1000 })
      }).toPass()
      await page.getByRole('button', { name: 'Удалить' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
      await expect(page).toHaveURL('/admin/promotions/banners/')
    })

    await test.step('an article', async () => {
      const id = Date.now().toString(36)
      const title = `Статья с фото ${id}`
      const path = `/articles/foto-${id}/`
      await page.goto('/admin/articles/')
      const add = page.getByRole('button', { name: 'Новая статья' })
      await untilLive(add)
      await add.click()
      const fresh = page.getByRole('dialog', { name: 'Новая статья' })
      await fresh.getByLabel('Название').fill(title)
      await fresh.getByLabel('Адрес').fill(path)
      await fresh.getByRole('button', { name: 'Создать черновик' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await page.getByLabel('Подзаголовок').fill('Как выглядит товар.')
      await page.getByLabel('Описание для поисковиков').fill(`Фото инструмента, ${id}.`)
      await choose(page, 'Добавить фото', await photo('#2f855a'))
      await expect(page.getByRole('img', { name: 'Обложка' })).toBeVisible()
      await page.getByRole('button', { name: 'Добавить: Картинка' }).click()
      const block = page.getByRole('listitem').filter({ hasText: 'Картинка' }).last()
      await block.getByLabel('Добавить фото', { exact: true }).setInputFiles(await photo('#553c9a'))
      await expect(block.locator('img')).toBeVisible()
      await block.getByLabel('Что на картинке').fill('Дрель в работе')
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText('Сохранено в черновике')).toBeVisible()
      await page.getByRole('button', { name: 'Опубликовать' }).click()
      await expect(page.getByText(/^Опубликовано \d/)).toBeVisible()
      await expect(async () => {
        expect((await shopper.goto(path))?.status()).toBe(200)
      }).toPass()
      await expect(shopper.getByRole('img', { name: 'Дрель в работе' })).toBeVisible()
      await expectPhoto(shopper)
      await expectNoAxeViolations(shopper)
      await expect(async () => {
        await shopper.goto('/articles/')
        const row = shopper.getByRole('listitem').filter({ hasText: title })
        await expect(row.locator('img').first()).toBeAttached({ timeout: 1000 })
      }).toPass()
    })
    await shopper.context().close()
  })
})
