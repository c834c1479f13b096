import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Schemes of addresses that run something. */
const RUNS = /^\s*(?:javascript|vbscript|data:text|data:image\/svg)/i

/** Watches a page: anything that an attack calls is noted, in all its frames. Call it before the page is opened. */
export async function watchAttacks(page: Page): Promise<{ ran: string[] }> {
  const ran: string[] = []
  await page.exposeFunction('noteAttack', (where: string) => void ran.push(where))
  await page.addInitScript(() => {
    const note = () => void (window as unknown as { noteAttack(where: string): void }).noteAttack(location.href)
    Object.assign(window, { alert: note, confirm: note, prompt: note, print: note })
  })
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return { ran }
}

/** Nothing ran, and nothing that could run stands in the content: no handlers, no frames, no addresses of scripts. */
export async function expectNothingRan(page: Page, { ran }: { ran: string[] }): Promise<void> {
  // What moves, gets the focus or fails to load would have run by now.
  await page.mouse.move(300, 300)
  await page.waitForTimeout(300)
  const found = await page.getByRole('main').evaluate((main) => {
    const attributes = [...main.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    return {
      handlers: attributes.filter(({ name }) => /^on|^(?:srcdoc|formaction|contenteditable)$/.test(name)).length,
      addresses: attributes
        .filter(({ name }) => /^(?:href|src|action|data|xlink:href|background)$/.test(name))
        .map(({ value }) => value),
      frames: main.querySelectorAll('iframe, object, embed, base, meta[http-equiv], template, xss, marquee').length,
    }
  })
  expect(ran, 'nothing ran').toEqual([])
  expect([found.handlers, found.frames]).toEqual([0, 0])
  expect(found.addresses.filter((address) => RUNS.test(address))).toEqual([])
}
