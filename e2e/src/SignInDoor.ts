import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { readDemoCode } from './demoMessages.ts'
import { expect, untilLive } from './fixtures.ts'

/** A mobile number that nobody has yet: ten digits. */
export const newPhone = () => `916${String(randomInt(10_000_000)).padStart(7, '0')}`
export const newEmail = () => `anna-${randomInt(1_000_000_000)}@mail.example`
/** Passwords of the journeys. */
export const PASSWORD = 'Tools-2026'

/** An address of its own for each journey: the limits of one address count for all its visitors. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** The window of the sign-in, or its page. */
export class SignInDoor {
  readonly page: Page
  /** Around the current step. */
  readonly box: Locator

  constructor(page: Page, place: 'window' | 'page' = 'window') {
    this.page = page
    this.box = place === 'window' ? page.getByRole('dialog').first() : page.getByRole('main')
  }

  /** Opens the window from the page that is shown. */
  async open(): Promise<void> {
    const link = this.page.locator('[data-opens="sign-in"]').locator('visible=true').first()
    await untilLive(link)
    await link.click()
    await expect(this.login).toBeVisible()
  }

  get login() {
    return this.box.getByRole('textbox', { name: 'Email или телефон' })
  }
  get code() {
    return this.box.getByRole('textbox', { name: /^Код из (SMS|письма)$/ })
  }
  get password() {
    return this.box.getByLabel('Пароль', { exact: true })
  }
  field(name: string) {
    return this.box.getByRole('textbox', { name, exact: true })
  }
  button(name: string | RegExp) {
    return this.box.getByRole('button', { name })
  }
  expectStep(title: string) {
    return expect(this.box.getByRole('heading', { name: title }).first()).toBeVisible()
  }

  /** The first step with a login, and the captcha if it is asked for. */
  async enter(login: string): Promise<void> {
    await this.login.fill(login)
    await this.button('Продолжить').click()
  }

  /** The last code that was sent to a phone or an e-mail, from the page that demo mode links to. */
  readCode(to: string): Promise<string> {
    return readDemoCode(this.box, to)
  }
}

/** First name of the user of a page's browser; null for a guest. */
export async function nameOf(page: Page): Promise<string | null> {
  const session = (await (await page.request.get('/api/session')).json()) as { account?: { firstName: string } }
  return session.account?.firstName ?? null
}

/** Makes a guest of a page's browser, without telling the store. A page that is left asks for nothing of its user any more. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies({ name: /token$|sign_in_flow/ })
}

/** Makes an account by e-mail, signed out again. */
export async function makeAccount(page: Page, email: string): Promise<void> {
  const door = new SignInDoor(page)
  await page.goto('/')
  await door.open()
  await door.enter(email)
  await door.expectStep('Регистрация')
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  // The page is loaded anew.
  const loaded = page.waitForEvent('load')
  await door.button('Зарегистрироваться').click()
  await expect.poll(() => nameOf(page)).toBe('Анна')
  await loaded
  await forgetSession(page)
}

/** Gives a page an address of its own, because limits count by address, and keeps the automatic sign-in by a network away. */
export async function prepareSignIn(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  await page.addInitScript(() => {
    // A blank page keeps nothing.
    if (location.origin === 'null') return
    const value = Date.now()
    localStorage.setItem('vkAutologinAt', JSON.stringify({ value, until: value + 86_400_000 }))
  })
}
