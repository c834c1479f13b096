import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { openNewEntity } from './openNewEntity.ts'
import { sessionCookies } from './sessionCookies.ts'

const TABLET = { width: 1024, height: 768 }

test.describe('banners of the back office', { tag: '@desktop' }, () => {
  // An advertisement without its advertiser is refused.
  test.use({ allowedConsoleErrors: [/status of 400 .*\/api\/v1\/staff\/promotion\/save/] })

  test('an advertisement needs advertiser, INN and token, is on the home page with its line, is taken down and back', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    await context.addCookies(sessionCookies('staff', baseURL!))
    const name = `Неделя Makita ${Date.now()}`
    const guest = await browser.newContext({ baseURL: baseURL! })
    const isShown = async (path = '/') => (await (await guest.request.get(path)).text()).includes(name)

    await page.goto('/admin/promotions/banners/?text=zz-nothing')
    await expect(page.getByText('Измените или сбросьте фильтры.')).toBeVisible()
    await openNewEntity(page, 'Новая акция')
    await page.getByRole('textbox', { name: 'Название', exact: true }).fill(name)
    await page.getByRole('textbox', { name: 'Куда ведёт' }).fill('/brands/')
    await page.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    expect(await isShown(), 'a draft is for the staff').toBe(false)

    const save = page.getByRole('button', { name: 'Сохранить' })
    const saved = page.getByText('Сохранено, на сайте уже видно')
    await page.getByRole('combobox', { name: 'Место на главной' }).selectOption('Карточка рядом со слайдами')
    const forPhone = page.getByRole('group', { name: 'Картинка для телефона' })
    await forPhone.getByRole('combobox').first().selectOption('grinder')
    await page.getByRole('combobox', { name: 'Для кого' }).selectOption('любые')
    await page.getByRole('textbox', { name: 'Рекламодатель', exact: true }).fill('ООО «Мост»')
    await save.click()
    const inn = page.getByRole('textbox', { name: 'ИНН рекламодателя' })
    await expect(inn).toHaveAccessibleDescription(/укажите рекламодателя, его ИНН и токен/)
    expect(await isShown()).toBe(false)
    await expectNoAxeViolations(page)
    await inn.fill('7709123453')
    await page.getByRole('textbox', { name: 'Токен (erid)' }).fill('2SDnjdLcx1P')
    await save.click()
    await expect(saved).toBeVisible()
    await page.setViewportSize(TABLET)
    await expectNoAxeViolations(page)

    const home = await guest.newPage()
    await expect.poll(isShown).toBe(true)
    for (const path of ['/', '/our-actions/']) {
      await home.goto(path)
      const main = home.getByRole('main')
      await expect(main.getByRole('link', { name }).first()).toBeVisible()
      await expect(main.getByText('Реклама. ООО «Мост». ИНН 7709123453. erid: 2SDnjdLcx1P').first()).toBeVisible()
      await expectNoAxeViolations(home)
    }

    const userAgent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
    const onPhone = await (await guest.request.get('/our-actions/', { headers: { 'user-agent': userAgent } })).text()
    expect(onPhone.slice(onPhone.indexOf(`>${name}<`)).split('</li>')[0]).toContain('/grinder/')

    await page.goto('/admin/promotions/banners/?text=Makita&state=shown')
    await page.getByRole('rowheader', { name }).getByRole('link').click()
    await page.getByRole('button', { name: 'Удалить' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page).toHaveURL('/admin/promotions/banners/')
    await expect.poll(isShown).toBe(false)
    await page.goto('/admin/journal/?entity=promotion')
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .first()
      .getByRole('button', { name: /^Вернуть изменение/ })
      .click()
    await expect.poll(isShown).toBe(true)
    await home.goto('/')
    await expect(home.getByText('erid: 2SDnjdLcx1P').first()).toBeVisible()

    // Other journeys look at the home page, too.
    await page.goto(`/admin/promotions/banners/?text=${encodeURIComponent(name)}`)
    await page.getByRole('rowheader', { name }).getByRole('link').click()
    await untilLive(page.getByRole('button', { name: 'Удалить' }))
    await page.getByRole('button', { name: 'Удалить' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect.poll(isShown).toBe(false)
    await guest.close()
  })
})
