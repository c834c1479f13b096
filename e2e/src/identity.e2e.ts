import type { Page } from '@playwright/test'
import { unlinkIdentity } from '@verstak/contracts/identity'
import { deleteAccount } from '@verstak/contracts/personalData'
import { DEMO_PASSWORD } from '@verstak/tools-database/sessionUsers.data'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'
import { accountOf, chooseAtVk, door, dropSession, openDoor, untilSignedIn, vkButton } from './vkDoor.ts'

const VK_CALL = '**/api/v1/user/login/vk'
const popup = (page: Page) => page.getByRole('dialog', { name: 'Ошибка' })

/** The autologin, which is tried once a day, was tried. */
const noAutologin = (page: Page) =>
  page.addInitScript(() => {
    const value = Date.now()
    localStorage.setItem('vkAutologinAt', JSON.stringify({ value, until: value + 86_400_000 }))
  })

test.describe('by VK', () => {
  test.beforeEach(({ page }) => noAutologin(page))

  test('somebody of whom VK knows all is signed in; the window is 820 × 560 [SOCIAL-001] [LOGIN-005] [SOCIAL-002] [SOCIAL-009]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const open = globalThis.open.bind(globalThis)
      globalThis.open = (...input: Parameters<typeof open>) => {
        document.documentElement.dataset['opened'] = String(input[2])
        return open(...input)
      }
    })
    await openDoor(page)
    await expect(vkButton(page)).toBeVisible()
    await expectNoAxeViolations(page)
    const [vkWindow] = await Promise.all([page.waitForEvent('popup'), vkButton(page).click()])
    expect(await page.evaluate(() => document.documentElement.dataset['opened'])).toContain('width=820,height=560')
    await vkWindow.getByRole('button', { name: 'Всё известно: входит сразу' }).click()
    await expect(door(page)).toHaveCount(0)
    await untilSignedIn(page, 'Анна')
  })

  test('the e-mail of an account leads to its password [SOCIAL-004] @once', async ({ page, context }) => {
    await openDoor(page)
    await chooseAtVk(page, 'Email есть в магазине')
    await expect(page.getByRole('dialog', { name: 'Введите пароль' })).toContainText('maria.sokolova@mail.example')
    await expect(page.getByLabel('Пароль', { exact: true })).toBeFocused()
    expect(await accountOf(context)).toBeNull()
  })

  test(
    'once the password was right, VK opens the account by itself',
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      // An earlier try may have joined them.
      await context.addCookies(sessionCookies('business', baseURL!))
      const unlinked = await context.request.post(unlinkIdentity.path, {
        headers: { origin: baseURL! },
        data: { provider: 'vk' },
      })
      expect(unlinked.ok()).toBe(true)
      await dropSession(context)
      await openDoor(page)
      await chooseAtVk(page, 'Email чужой и не подтверждён')
      await page.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Войти', exact: true }).click()
      await untilSignedIn(page, 'Андрей')
      await dropSession(context)
      await openDoor(page)
      await chooseAtVk(page, 'Email чужой и не подтверждён')
      await untilSignedIn(page, 'Андрей')
    },
  )

  test('a password without a known e-mail is told at the field [FAULT-044] @once', async ({ page }) => {
    await openDoor(page)
    await chooseAtVk(page, 'Телефон есть в магазине, email нет')
    await expect(door(page).getByText('Email имеет некорректное значение')).toBeVisible()
  })

  test('name, e-mail and phone without a sign-in open the generic popup, 360 px wide on a desktop [SOCIAL-003]', async ({
    page,
    isMobile,
  }) => {
    await openDoor(page)
    await chooseAtVk(page, 'Всё известно, телефон чужой')
    await expect(popup(page)).toContainText('Повторите попытку или позвоните нам 8 800 550-37-70')
    if (!isMobile) await expect.poll(async () => (await popup(page).boundingBox())?.width).toBe(360)
  })

  test(
    'what VK does not know is asked for, and the registration opens by VK the next time [SOCIAL-005] [REGISTER-002]',
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      await openDoor(page)
      await chooseAtVk(page, 'Нет email: дополнит информацию')
      const form = page.getByRole('dialog', { name: 'Дополните информацию' })
      // An earlier try may have registered her.
      await expect.poll(async () => (await form.isVisible()) || (await accountOf(context)) !== null).toBe(true)
      if (await accountOf(context)) {
        const deleted = await context.request.post(deleteAccount.path, { headers: { origin: baseURL! } })
        expect(deleted.ok()).toBe(true)
        await openDoor(page)
        await chooseAtVk(page, 'Нет email: дополнит информацию')
      }
      await expect(form.getByRole('textbox')).toHaveCount(1)
      await form.getByLabel('Email').fill(`olga.${Date.now()}@mail.example`)
      await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
      await untilSignedIn(page, 'Ольга')
      await dropSession(context)
      await openDoor(page)
      await chooseAtVk(page, 'Нет email: дополнит информацию')
      await untilSignedIn(page, 'Ольга')
    },
  )

  for (const code of [8, 9, 10])
    test(`error ${code} opens the generic popup, and the form stays [FAULT-041] @once`, async ({ page }) => {
      await openDoor(page)
      await page.getByLabel('Email или телефон').fill('anna@')
      await chooseAtVk(page, `Ошибка ${code}:`)
      await expect(popup(page)).toBeVisible()
      await popup(page).getByRole('button', { name: 'Закрыть' }).last().click()
      await expect(page.getByLabel('Email или телефон')).toHaveValue('anna@')
    })

  test('a preloader takes the content’s place while VK is checked [SOCIAL-006] @once', async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route(VK_CALL, async (route) => {
      await gate.promise
      await route.continue()
    })
    await openDoor(page)
    await chooseAtVk(page, 'Всё известно: входит сразу')
    await expect(door(page).getByText('Проверяем вход')).toBeVisible()
    await expect(page.getByLabel('Email или телефон')).toHaveCount(0)
    gate.resolve()
    await untilSignedIn(page, 'Анна')
  })

  test('a closed window leaves the form as it was @once', async ({ page }) => {
    await openDoor(page)
    const [vkWindow] = await Promise.all([page.waitForEvent('popup'), vkButton(page).click()])
    await vkWindow.close()
    await expect(vkButton(page)).toBeEnabled()
    await expect(page.getByLabel('Email или телефон')).toBeVisible()
  })

  test('a token that another window or another site posts is not heard @once', async ({ page, context }) => {
    let calls = 0
    page.on('request', (request) => void (calls += /login\/vk/.test(request.url()) ? 1 : 0))
    await openDoor(page)
    const [vkWindow] = await Promise.all([page.waitForEvent('popup'), vkButton(page).click()])
    // The page itself, then VK's window after it was led to another address.
    await page.evaluate(() => postMessage({ type: 'silent_token', token: 'x', uuid: 'x' }, '*'))
    await vkWindow.goto('about:blank')
    await vkWindow.evaluate(() => opener.postMessage({ type: 'silent_token', token: 'x', uuid: 'x' }, '*'))
    await vkWindow.close()
    await expect(vkButton(page)).toBeEnabled()
    expect(calls).toBe(0)
    expect(await accountOf(context)).toBeNull()
  })

  test('a VK that does not answer in 5 s has no button, and the form works [SOCIAL-008] @once', async ({ page }) => {
    await page.route(/:\d+80\/robots/, () => undefined)
    await openDoor(page)
    await expect(vkButton(page)).toBeVisible()
    await expect(vkButton(page)).toHaveCount(0)
    await page.getByLabel('Email или телефон').fill('nobody@mail.example')
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  })
})

test.describe('by OpenID Connect', () => {
  test.beforeEach(({ page }) => noAutologin(page))
  const choose = async (page: Page, person: string) => {
    await openDoor(page)
    await page.getByRole('button', { name: 'Единый вход' }).click()
    await page.getByRole('button', { name: person }).click()
  }

  test('the provider leads back to the page, signed in', async ({ page, context }) => {
    await choose(page, 'Всё известно, второй человек')
    await expect(page).toHaveURL(/\/cart(-checkout)?\/$/)
    expect(await accountOf(context)).toMatchObject({ firstName: 'Нина' })
  })

  test('the e-mail of an account leads to its password, on the page of sign-in @once', async ({ page, context }) => {
    await choose(page, 'Email есть в магазине')
    await expect(page.getByRole('heading', { name: 'Введите пароль' })).toBeVisible()
    await expect(page.getByText('maria.sokolova@mail.example')).toBeVisible()
    expect(await accountOf(context)).toBeNull()
  })

  test('an error is told in the generic popup, once [SOCIAL-003] @once', async ({ page }) => {
    await choose(page, 'Всё известно, телефон чужой')
    await expect(popup(page)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Email или телефон')).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
  })

  test('who goes back there is on the page of sign-in @once', async ({ page }) => {
    await choose(page, 'Отмена')
    await expect(page).toHaveURL(/\/login\/\?next=%2Fcart(-checkout)?%2F$/)
    await expect(page.getByLabel('Email или телефон')).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
  })
})
