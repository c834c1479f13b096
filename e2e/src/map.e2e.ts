import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { BROWSER_ARGS } from '@verstak/tools-test/browserArgs'
import { findBrowser } from '@verstak/tools-test/findBrowser'
import { runAxe } from '@verstak/tools-test/runAxe'
import { startMapPage } from './mapPage.ts'
import type { MapPage } from './mapPage.ts'

/*
 * The real library in a real browser, which draws with its own software renderer. One page at a time: drawing takes
 * all of the machine.
 */
test.describe.configure({ mode: 'serial' })

const executablePath = findBrowser()
test.use({
  launchOptions: {
    ...(executablePath !== null && { executablePath }),
    args: [...BROWSER_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
})

let maps: MapPage
test.beforeAll(async () => {
  test.setTimeout(180_000)
  maps = await startMapPage()
})
test.afterAll(() => maps.close())

const point = (id: string, lon: number, lat: number, label: string) => ({
  id,
  lon,
  lat,
  label,
  address: label,
  state: 'available',
})
const MOSCOW = {
  mapCenter: [37.617, 55.752],
  points: [
    point('1', 37.6145, 55.655, 'Варшавское ш., 97'),
    point('2', 37.487, 55.848, 'Ленинградское ш., 58'),
    point('3', 37.613, 55.759, 'ул. Тверская, 4'),
    point('4', 37.615, 55.757, 'ул. Никольская, 10'),
  ],
}
const PETERSBURG = {
  mapCenter: [30.316, 59.939],
  points: [point('1', 30.318, 59.889, 'Московский пр., 137'), point('2', 30.203, 59.987, 'ул. Савушкина, 141')],
}
const PERM = {
  mapCenter: [56.25, 58.01],
  points: [point('1', 56.235, 58.008, 'ул. Ленина, 60'), point('2', 56.195, 57.988, 'ш. Космонавтов, 65')],
}

/** How many different colours a picture of the drawn map has, marks and buttons aside. */
async function coloursOf(page: Page): Promise<number> {
  await page.evaluate(() => document.querySelectorAll('button').forEach(({ style }) => (style.visibility = 'hidden')))
  const picture = await page.screenshot()
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const pixels = new Uint32Array(data.buffer)
    const counts = new Map<number, number>()
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
    return [...counts.values()].filter((count) => count > 100).length
  }, picture.toString('base64'))
}

async function open(page: Page, props: object) {
  const foreign: string[] = []
  const refused: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.hostname !== '127.0.0.1') foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto(maps.addressOf({ settings: { provider: 'plan' }, ...props }))
  return { foreign, refused }
}

for (const [name, town] of Object.entries({ MOSCOW, PETERSBURG, PERM }))
  test(`the plan of ${name} is drawn under the store's policy, and nothing comes from elsewhere${name === 'MOSCOW' ? '' : ' @once'}`, async ({
    page,
  }) => {
    const { foreign, refused } = await open(page, town)
    await expect(page.locator('[data-status="loaded"]')).toBeVisible()
    await expect.poll(() => coloursOf(page)).toBeGreaterThan(name === 'PERM' ? 3 : 6)
    // The page is nothing but a map.
    expect(await runAxe(page, { rules: ['landmark-one-main', 'page-has-heading-one', 'region'] })).toEqual([])
    expect(foreign).toEqual([])
    expect(refused).toEqual([])
  })

test('a cluster opens, a pressed mark is chosen and comes near, buttons and keys zoom @desktop [MAP-001] [MAP-002] [PICKUP-034]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 600 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, MOSCOW)
  await page.getByRole('button', { name: /2\s(точки|точка) рядом, приблизить/ }).click()
  const mark = page.getByRole('button', { name: 'ул. Тверская, 4' })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  // At zoom 15 its neighbour of 260 m is some 60 px away.
  const [one, other] = await Promise.all([
    mark.boundingBox(),
    page.getByRole('button', { name: 'ул. Никольская, 10' }).boundingBox(),
  ])
  const distance = () => Math.abs(one!.x - other!.x)
  expect(distance()).toBeGreaterThan(20)
  expect(distance()).toBeLessThan(120)
  await page.getByRole('button', { name: 'Приблизить' }).click()
  const before = (await mark.boundingBox())!
  await page.getByRole('application', { name: 'Карта' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.round(before.x - (await mark.boundingBox())!.x)).toBe(96)
})

test('without WebGL the map says that it is unavailable @desktop [MAP-004]', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, MOSCOW)
  await expect(page.getByText('Карта недоступна')).toBeVisible()
})
