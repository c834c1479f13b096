import type { BrowserContext, Page } from '@playwright/test'
import type { Goods } from './findGoods.ts'
import { expect as expectSoon } from './fixtures.ts'

/** Something that a shopper may press while a category page is not yet live. */
interface EarlyPress {
  /** The control, by a selector; the first in the document is pressed. */
  control: string
  /** What is typed or chosen; by default the control is clicked. */
  value?: string
  /** Waits until the press has had its effect. */
  effect: (page: Page) => Promise<unknown>
}

/** Longer than any press takes to have its effect, on a slow and busy machine too: one that is lost never has it. */
const PATIENCE_MS = 120_000
const AFTERMATH_MS = 200

const expect = expectSoon.configure({ timeout: PATIENCE_MS })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tiles = (page: Page) => page.getByRole('region', { name: 'Товары', exact: true }).getByRole('article')

const COMMON: Record<string, EarlyPress> = {
  page: {
    control: 'main nav a[href$="/page2/"]',
    effect: (page) =>
      expect(page.getByRole('main').locator('[aria-current=page]').filter({ hasText: /^2$/ })).toBeVisible(),
  },
  more: { control: 'main section[aria-busy] > div > button', effect: (page) => expect(tiles(page)).toHaveCount(48) },
  add: {
    control: 'main section[aria-busy] article button[name=product]',
    effect: (page) => expect(page.getByRole('main').getByRole('link', { name: 'В корзине' }).first()).toBeVisible(),
  },
  heart: {
    control: 'main section[aria-busy] article button[aria-pressed]',
    effect: (page) =>
      expect(tiles(page).locator('button[aria-pressed]').first()).toHaveAttribute('aria-pressed', 'true'),
  },
  region: {
    control: 'header button:not([aria-label])',
    effect: (page) => expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible(),
  },
  search: {
    control: 'header form[role=search] input',
    value: 'дрель',
    effect: (page) => expect(heading(page)).toContainText('дрель'),
  },
}

const isAscending = async (page: Page) => {
  await page.waitForURL(/orderby=price/, { timeout: PATIENCE_MS })
  await expect(page.getByRole('region', { name: 'Товары', exact: true })).toHaveAttribute('aria-busy', 'false')
}

const PRESSES: Record<'desktop' | 'phone', Record<string, EarlyPress>> = {
  desktop: {
    ...COMMON,
    order: {
      control: 'main nav a[href*="orderby=price"]',
      effect: async (page) => {
        await isAscending(page)
        await expect(page.getByRole('link', { name: 'Дешевле' })).toHaveAttribute('aria-current', 'true')
      },
    },
    filter: {
      control: 'main aside form input[name=filters]:not([disabled])',
      effect: async (page) => {
        await page.waitForURL(/filters=/, { timeout: PATIENCE_MS })
        await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toBeVisible()
        await expect(page.locator('main aside form input[name=filters]').first()).toBeChecked()
      },
    },
  },
  phone: {
    ...COMMON,
    order: {
      control: 'main select',
      value: 'cheap',
      effect: isAscending,
    },
    view: {
      control: 'main button[aria-label^="Показать списком"]',
      effect: (page) => expect(page.locator('main [data-layout=list]')).toBeVisible(),
    },
    filter: {
      control: 'main button[aria-haspopup=dialog]',
      effect: (page) => expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible(),
    },
  },
}

export type PressLayout = keyof typeof PRESSES

/** Names of the presses. */
export const pressNames = (layout: PressLayout) => Object.keys(PRESSES[layout])

export interface PressInput {
  layout: PressLayout
  name: string
  goods: Goods
  /** When to press the existing control: after this many ms, or at this number of click listeners. */
  moment: { delayMs: number } | { listeners: number }
  /** Times slower than this machine. */
  throttle?: number
}

/** Presses a control of a category page early, in a new page. Returns the faults. */
export async function pressEarly(context: BrowserContext, input: PressInput): Promise<string[]> {
  const { layout, name, goods, throttle = 1, moment } = input
  const { control, value = '', effect } = PRESSES[layout][name]!
  const address = goods.department.canonical
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.stack ?? String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) faults.push(message.text())
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.addInitScript(press, { address, control, value, delayMs: 0, listeners: 0, ...moment })
  await page.goto(address, { waitUntil: 'commit' })
  try {
    await effect(page)
  } catch (error) {
    faults.push(`no effect: ${String(error).split('\n', 1)[0]} at ${page.url()}`)
  }
  // What is hydrated after that may still go wrong.
  await page.waitForLoadState('load')
  await page.waitForTimeout(AFTERMATH_MS * throttle)
  const at = await page.evaluate(() => (window as { pressedAt?: string }).pressedAt ?? 'before another document')
  await page.close()
  return faults.map((fault) => `${layout} ${name} ×${throttle} ${JSON.stringify(moment)} (${at}): ${fault}`)
}

interface PressOrder {
  address: string
  control: string
  value: string
  delayMs: number
  listeners: number
}

/** Runs in the page. The press has priority over other tasks, like real input. */
function press({ address, control, value, delayMs, listeners }: PressOrder) {
  // Does nothing in the document that the press leads to.
  if (location.pathname + location.search !== address) return
  const { scheduler } = window as unknown as {
    scheduler: { postTask: (act: () => void, options: { priority: string; delay: number }) => void }
  }
  const later = (act: () => void, delay: number) => scheduler.postTask(act, { priority: 'user-blocking', delay })

  function act(): void {
    const element = document.querySelector<HTMLElement>(control)
    // The document is still loading.
    if (!element) return later(act, 4)
    const state = element.closest('[data-unhydrated]') ? 'not hydrated' : 'hydrated'
    Object.assign(window, { pressedAt: `${Math.round(performance.now())} ms, ${state}` })
    if (element instanceof HTMLSelectElement) {
      element.value = value
      element.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (element instanceof HTMLInputElement && value) {
      element.focus()
      element.value = value
      element.form?.requestSubmit()
    } else element.click()
  }

  function whenThere(): void {
    if (document.querySelector(control)) later(act, delayMs)
    else later(whenThere, 4)
  }

  if (!listeners) return whenThere()
  const { addEventListener } = EventTarget.prototype
  let awaited = listeners
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    ...listening: Parameters<typeof addEventListener>
  ) {
    addEventListener.apply(this, listening)
    const isWholePage = this === window || this === document
    if (isWholePage && listening[0] === 'click' && (awaited -= 1) === 0) later(act, 0)
  }
}
