import type { Page } from '@playwright/test'

/** Schemes of addresses that run something. */
const RUNS = /^\s*(?:javascript|vbscript|data:text|data:image\/svg)/i

/** Watches a page: anything that an attack calls is noted, in all its frames. Call it before the page is opened. */
export async function watchAttacks(page: Page): Promise<{ ran: string[] }> {
  const ran: string[] = []
  await page.exposeFunction('recordAttack', (where: string) => void ran.push(where))
  await page.addInitScript(() => {
    const note = () => void (window as unknown as { recordAttack(where: string): void }).recordAttack(location.href)
    Object.assign(window, { alert: note, confirm: note, prompt: note, print: note })
  })
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return { ran }
}

/** What ran, and what stands in the content and could run: handlers, frames, addresses of scripts. Nothing is right. */
export async function listAttacks(page: Page, { ran }: { ran: string[] }): Promise<string[]> {
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
  return [
    ...ran.map((where) => `${where}: ran`),
    ...Array.from({ length: found.handlers }, () => `${page.url()}: a handler`),
    ...Array.from({ length: found.frames }, () => `${page.url()}: a frame`),
    ...found.addresses.filter((address) => RUNS.test(address)).map((address) => `${page.url()}: ${address}`),
  ]
}
