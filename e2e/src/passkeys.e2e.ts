import { deletePasskey, listPasskeys } from '@verstak/contracts/passkey'
import { getSession } from '@verstak/contracts/session'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'

const door = (page: Page) => page.getByRole('dialog', { name: 'Вход или регистрация' })
const offer = (page: Page) => page.getByRole('dialog', { name: 'Входить без пароля?' })

/** Gives the page a device that makes passkeys. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether its user lets himself be verified. */
    verify: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

async function nameOf({ request }: BrowserContext): Promise<string | null> {
  const session = (await (await request.get(getSession.path)).json()) as { account?: { firstName: string } }
  return session.account?.firstName ?? null
}

async function openDoor(page: Page): Promise<void> {
  await page.goto('/cart/')
  const link = page.locator('[data-opens="sign-in"]').locator('visible=true').first()
  await untilLive(link)
  await link.click()
  await expect(door(page)).toBeVisible()
}

/** Signs in by VK, as Anna. */
async function signIn(page: Page): Promise<void> {
  await openDoor(page)
  const [vkWindow] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'VK ID' }).click(),
  ])
  await vkWindow.getByRole('button', { name: 'Всё известно: входит сразу' }).click()
  await expect.poll(() => nameOf(page.context())).toBe('Анна')
}

/** Takes away the passkeys that an earlier try has made. @returns whether there were any */
async function dropPasskeys({ request }: BrowserContext, origin: string): Promise<boolean> {
  const { passkeys } = (await (await request.get(listPasskeys.path)).json()) as { passkeys: { id: string }[] }
  for (const { id } of passkeys) await request.post(deletePasskey.path, { headers: { origin }, data: { id } })
  return passkeys.length > 0
}

const signOut = (context: BrowserContext) => context.clearCookies({ name: /token$/ })

test.describe.configure({ mode: 'serial' })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const value = Date.now()
    localStorage.setItem('vkAutologinAt', JSON.stringify({ value, until: value + 86_400_000 }))
  }),
)

test(
  'after a sign-in a passkey is offered, made, and signs in by its button and at the field',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    // As a browser that offers nothing at the field: the device, which answers by itself, would answer that offer.
    await page.addInitScript(() => {
      const isOffered = localStorage.getItem('test: next page offers') !== null
      localStorage.removeItem('test: next page offers')
      if (!isOffered) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
    const authenticator = await addAuthenticator(page)
    await signIn(page)
    if (await dropPasskeys(context, baseURL!)) {
      await signOut(context)
      await signIn(page)
    }
    await expect(offer(page)).toBeVisible()
    await expectNoAxeViolations(page)
    await offer(page).getByRole('button', { name: 'Создать ключ доступа' }).click()
    await expect(offer(page)).toHaveCount(0)
    await expect(page.getByText('Ключ доступа создан')).toBeVisible()
    const [credential] = await authenticator.credentials()
    expect(credential).toMatchObject({ isResidentCredential: true, rpId: new URL(page.url()).hostname })

    await signOut(context)
    await openDoor(page)
    await page.getByRole('button', { name: 'Ключ доступа' }).click()
    await expect(door(page)).toHaveCount(0)
    await expect.poll(() => nameOf(context)).toBe('Анна')
    // Who has one is offered none.
    await expect(offer(page)).toHaveCount(0)

    await signOut(context)
    await page.evaluate(() => localStorage.setItem('test: next page offers', 'yes'))
    await openDoor(page)
    await expect.poll(() => nameOf(context), { message: 'the offer at the field signs in as well' }).toBe('Анна')
    await expect(page.locator('[data-opens="sign-in"]')).toHaveCount(0)

    await signOut(context)
    await authenticator.verify(false)
    await openDoor(page)
    await page.getByRole('button', { name: 'Ключ доступа' }).click()
    await expect(page.getByRole('button', { name: 'Ключ доступа' })).not.toHaveAttribute('aria-busy', 'true')
    expect(await nameOf(context)).toBeNull()
  },
)
