import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { expect, test as base, untilLive } from './fixtures.ts'
import { accountOf, chooseAtVk, dropSession, openDoor, untilSignedIn, vkButton } from './vkDoor.ts'

/** Chromium's setting that lets frames and calls of other sites have their cookies. */
const OTHER_SITES_HAVE_COOKIES = { profile: { cookie_controls_mode: 0 } }

/**
 * Frames and calls of other sites have no cookies in Playwright's browser: nobody is signed in at VK there. So these
 * journeys have a profile of their own.
 */
const test = base.extend({
  context: async ({ baseURL, viewport, userAgent, isMobile, hasTouch, storageState, launchOptions }, runTest) => {
    const profile = await mkdtemp(join(tmpdir(), 'verstak-vk-'))
    await mkdir(join(profile, 'Default'))
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(OTHER_SITES_HAVE_COOKIES))
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
      ...(userAgent !== undefined && { userAgent }),
      viewport,
      isMobile,
      hasTouch,
      locale: 'ru-RU',
    })
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies)
    await runTest(context)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})

const triedAt = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('vkAutologinAt') ?? '{}') as { value?: number }).value)
const popup = (page: Page) => page.getByRole('dialog', { name: 'Ошибка' })

test('who is signed in at VK is signed in here, at most every 24 hours [SOCIAL-007] [CALL-037]', async ({
  page,
  context,
}) => {
  await openDoor(page)
  await chooseAtVk(page, 'Всё известно: входит сразу')
  await untilSignedIn(page, 'Анна')
  await dropSession(context)
  // It was tried when the window opened first.
  await openDoor(page)
  await expect(vkButton(page)).toBeVisible()
  expect(await accountOf(context)).toBeNull()
  await page.evaluate(() => {
    const value = Date.now() - 24 * 60 * 60 * 1000
    localStorage.setItem('vkAutologinAt', JSON.stringify({ value, until: value + 1e10 }))
  })
  await openDoor(page)
  await untilSignedIn(page, 'Анна')
})

test('who is not leaves the ordinary form, and nothing is said [FAULT-045] @once', async ({ page, context }) => {
  const answered = page.waitForResponse((response) => response.url().includes('error_code=207'))
  await openDoor(page)
  await answered
  await expect.poll(() => triedAt(page)).toBeGreaterThan(0)
  await expect(page.getByLabel('Email или телефон')).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  expect(await accountOf(context)).toBeNull()
})

test('an autologin that is unavailable says nothing either [FAULT-046] @once', async ({ page, context }) => {
  await openDoor(page)
  await chooseAtVk(page, 'Автовход недоступен')
  await untilSignedIn(page, 'Глеб')
  await dropSession(context)
  await page.evaluate(() => localStorage.removeItem('vkAutologinAt'))
  const answered = page.waitForResponse((response) => response.url().includes('error_code=11300'))
  await openDoor(page)
  await answered
  await expect(page.getByLabel('Email или телефон')).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  expect(await accountOf(context)).toBeNull()
})

test('signing out of the store signs out at VK, whose autologin then brings nobody back [CALL-036] @once', async ({
  page,
  context,
}) => {
  await openDoor(page)
  await chooseAtVk(page, 'Всё известно: входит сразу')
  await untilSignedIn(page, 'Анна')
  const left = page.waitForRequest((request) => request.url().includes('act=logout'))
  await page.goto('/user/devices/')
  const entry = page.locator('[data-user-entry]').locator('visible=true').first()
  await untilLive(entry)
  await entry.click()
  await page.getByRole('button', { name: 'Выйти', exact: true }).locator('visible=true').last().click()
  expect((await (await left).allHeaders())['cookie']).toContain('demo_vk_person=1001')
  await expect.poll(() => accountOf(context)).toBeNull()
  await page.waitForURL('/')
  await page.evaluate(() => localStorage.removeItem('vkAutologinAt'))
  const answered = page.waitForResponse((response) => response.url().includes('error_code=207'))
  await openDoor(page)
  await answered
  expect(await accountOf(context)).toBeNull()
})
