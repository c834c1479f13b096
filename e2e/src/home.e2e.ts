import { expect, test, untilLive } from './fixtures.ts'
import { untilDeferred } from './untilDeferred.ts'

const TOLD = 'told'

test(
  'the slides of the home page come to life under the pointer, nothing jumps, and the page tells how it was when it is left',
  { tag: '@desktop' },
  async ({ page }) => {
    // Playwright does not see what is in beacons; what is told on leaving is read on the next page.
    await page.addInitScript((key) => {
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (link, data) => {
        if (link === '/telemetry/page') sessionStorage.setItem(key, String(data))
        return send(link, data)
      }
    }, TOLD)
    await page.goto('/')
    const slides = page.getByRole('region', { name: 'Главное' })
    await expect(slides.getByRole('heading', { level: 1 })).toBeVisible()
    await untilLive(page.getByRole('combobox').first())
    await page.mouse.move(700, 300)
    // The arrows are there once the code is; the show waits under the pointer.
    await slides.getByRole('button', { name: 'Вперёд' }).click()
    await expect(slides.getByRole('listitem').nth(1).getByRole('link')).toBeInViewport({ ratio: 1 })

    await untilDeferred(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.goto('/search/')
    const told = await page.evaluate((key) => sessionStorage.getItem(key), TOLD)
    const { vitals } = JSON.parse(told ?? '{}') as { vitals?: { pageType: string; values: Record<string, number> } }
    expect(vitals?.pageType).toBe('Home')
    for (const name of ['lcp', 'fcp', 'ttfb']) expect(vitals?.values[name]).toBeGreaterThan(0)
    expect(vitals?.values['cls']).toBeLessThan(0.1)
  },
)

test(
  'the cards below the slides have their pictures on a phone, beside the words',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const card = page.getByRole('list', { name: 'Предложения' }).getByRole('listitem').first()
    const picture = card.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const [words, box] = await Promise.all([card.getByRole('heading').boundingBox(), picture.boundingBox()])
    expect(box!.y).toBeGreaterThanOrEqual(words!.y + words!.height)
  },
)
