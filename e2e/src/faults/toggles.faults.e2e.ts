import type { Page } from '@playwright/test'
import { expect, untilLive } from '../fixtures.ts'
import { SEEDED, THROW, comeLate, hang, losses, scriptsOf, serve, strayErrors } from './browserFaults.ts'
import { test } from './faultFixtures.ts'
import type { Edit } from './faultStore.ts'

// What is broken on purpose complains in the console, each in its own words.
test.use({ allowedConsoleErrors: [/./], expectedPageErrors: [SEEDED] })

const heart = { remote: 'favorites', widget: 'FavoriteToggle', label: /^Добавить в избранное: / } as const
const bars = { remote: 'compare', widget: 'CompareToggle', label: /^Добавить к сравнению: / } as const
type Toggle = typeof heart | typeof bars

/** Until a hanging file is given up, for the third time. */
const HANG_MS = 30_000

const toggleOf = (page: Page, { label }: Toggle) => page.getByRole('main').getByRole('button', { name: label }).first()

for (const [toggle, neighbour] of [
  [heart, bars],
  [bars, heart],
] as const) {
  const { remote, widget } = toggle
  /** The whole table takes long: each run has some of it for one of the two. */
  const often = remote === 'favorites' ? [] : ['@long']

  /** Opens a product's page and presses the button. */
  async function press(page: Page, address: string) {
    await page.goto(address)
    const button = toggleOf(page, toggle)
    await untilLive(button)
    await button.click()
    return button
  }

  async function expectWorks(page: Page) {
    await expect(toggleOf(page, toggle)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  /** A window says that it did not work; after it the page goes on, the other button too. */
  async function expectFailure(page: Page, timeout = 20_000) {
    const button = toggleOf(page, toggle)
    const told = page.getByRole('dialog', { name: 'Что-то пошло не так' })
    await expect(told).toBeVisible({ timeout })
    await page.keyboard.press('Escape')
    await expect(told).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    const other = toggleOf(page, neighbour)
    await other.click()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
  }

  async function expectGoesOn(page: Page) {
    await page.getByRole('banner').getByRole('link', { name: 'Верстак' }).first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** A release whose button does something else in the browser. */
  const withWidget =
    (component: string): Edit =>
    (files) => {
      const file = files.list(new RegExp(`^browser/${widget}\\..*\\.js$`))[0]!
      const text = files.read(file)
      const changed = text.replace(new RegExp(`${widget}:\\(\\)=>[\\w$]+`), `${widget}:()=>(${component})`)
      if (changed === text) throw new Error(`${file} has no ${widget} where it was looked for`)
      files.write(file, changed)
    }
  const withCode =
    (code: string): Edit =>
    (files) =>
      files.prepend(files.list(new RegExp(`^browser/${widget}\\..*\\.js$`))[0]!, `${code};`)

  test.describe(remote, () => {
    for (const [name, lose] of Object.entries(losses)) {
      const tag = name === 'does not arrive' ? often : ['@long']
      test(
        `a script that ${name} is told of; once it is there, one press mends it`,
        { tag },
        async ({ page, withButtons }) => {
          await page.route(scriptsOf(remote), lose)
          await press(page, withButtons)
          await expectFailure(page)
          expect(await page.evaluate(() => 'hasForeignCode' in window)).toBe(false)

          await page.unroute(scriptsOf(remote))
          await toggleOf(page, toggle).click()
          await expectWorks(page)
        },
      )
    }

    test(
      `a script that hangs is told of; once it is there, one press mends it`,
      { tag: '@long' },
      async ({ page, withButtons }) => {
        await page.route(scriptsOf(remote), hang)
        const button = await press(page, withButtons)
        await expect(button).toHaveAttribute('aria-busy', 'true')
        await expectFailure(page, HANG_MS)
        await page.unroute(scriptsOf(remote))
        await button.click()
        await expectWorks(page)
      },
    )

    for (const lateMs of [50, 5_000]) {
      test(`scripts that come ${lateMs} ms late are waited for`, { tag: '@long' }, async ({ page, withButtons }) => {
        await page.route(scriptsOf(remote), comeLate(lateMs))
        const button = await press(page, withButtons)
        await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 3 * lateMs + 20_000 })
        await expectWorks(page)
      })
    }

    for (const [name, edit] of Object.entries({
      'when it is loaded': withCode(THROW),
      'in its render': withWidget(`function(){${THROW}}`),
      'in an effect': withWidget(
        `(()=>{function Broken(){}Broken.prototype={isReactComponent:{},render(){return null},componentDidMount(){${THROW}}};return Broken})()`,
      ),
    })) {
      const tag = name === 'in its render' ? often : ['@long']
      test(
        `a button whose code throws ${name} says so; the next release mends it`,
        { tag },
        async ({ page, withButtons, store }) => {
          await serve(store, remote, edit)
          await press(page, withButtons)
          await expectFailure(page)
          await expectGoesOn(page)

          await store.activate(remote, store.builtVersion(remote))
          await store.untilServed(remote, store.builtVersion(remote))
          await press(page, withButtons)
          await expectWorks(page)
        },
      )
    }

    test(
      'a button whose code never ends says so and can be pressed again',
      { tag: '@long' },
      async ({ page, withButtons, store }) => {
        await serve(store, remote, withWidget('()=>null'))
        const button = await press(page, withButtons)
        await expect(button).toHaveAttribute('aria-busy', 'true')
        await expectFailure(page, 60_000)
        await button.click()
        await expect(button).toHaveAttribute('aria-busy', 'true')
      },
    )

    for (const [name, code] of Object.entries(strayErrors)) {
      test(
        `an error ${name} leaves the button and the page usable`,
        { tag: '@long' },
        async ({ page, withButtons, store }) => {
          await serve(store, remote, withCode(code))
          await press(page, withButtons)
          await expectWorks(page)
          await expectGoesOn(page)
        },
      )
    }
  })
}
