import type { Page, Route } from '@playwright/test'
import { BROWSER_ARGS } from '@verstak/tools-test/browserArgs'
import { findBrowser } from '@verstak/tools-test/findBrowser'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { startMapShell } from './mapShell.ts'
import type { MapShell } from './mapShell.ts'
import { ANOTHER_TRY, mapPlace, openPickup, showMap, usePickupWithoutMap } from './usePickupWithoutMap.ts'

/*
 * Stores whose maps come from elsewhere, when what comes is wrong. Nothing leaves the machine: the services are played here.
 */
const executablePath = findBrowser()
test.use({
  allowedConsoleErrors: [/./],
  launchOptions: {
    ...(executablePath !== null && { executablePath }),
    args: [...BROWSER_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
})

const KEY = 'key of the shop'
const SERVICE = /^https:\/\/api-maps\.yandex\.ru\//
const MAPBOX = /^https:\/\/([a-z.]+\.)?mapbox\.com\//

/** What a maps service by script may send instead of a map, and what the page complains of meanwhile. */
const scripts: Record<string, { answer: (route: Route) => Promise<void>; error?: RegExp }> = {
  'is missing': { answer: (route) => route.fulfill({ status: 404 }) },
  'never comes': { answer: () => new Promise(() => undefined) },
  throws: { answer: serve(`throw new Error('broken maps')`), error: /broken maps/ },
  'is something else': { answer: serve('window.other = 1') },
  'never is ready': { answer: serve('window.ymaps3 = { ready: new Promise(() => {}) }') },
  'refuses the key': { answer: serve(`window.ymaps3 = { ready: Promise.reject(new Error('wrong key')) }`) },
  'throws when a map is made': {
    answer: serve(`window.ymaps3 = { ready: Promise.resolve(), YMap: class { constructor() { throw new Error() } } }`),
  },
}

/** The service itself, drawing nothing but the elements of marks. */
const WORKING = `(() => {
  class Child {}
  class YMapMarker { constructor(props, element) { this.element = element } update() {} }
  class YMap {
    constructor(place) { this.place = place }
    addChild({ element }) { if (element) this.place.append(element) }
    removeChild({ element }) { element?.remove() }
    update() {}
    destroy() {}
  }
  const [YMapDefaultSchemeLayer, YMapDefaultFeaturesLayer, YMapListener] = [Child, Child, Child]
  window.ymaps3 = { ready: Promise.resolve(), YMap, YMapMarker, YMapDefaultSchemeLayer, YMapDefaultFeaturesLayer, YMapListener }
})()`

function serve(body: string) {
  return (route: Route) => route.fulfill({ contentType: 'text/javascript', body })
}

test.describe('a maps service by script that', { tag: '@once' }, () => {
  let shell: MapShell
  test.beforeAll(async ({ browserName: _ }, { project }) => {
    test.setTimeout(120_000)
    shell = await startMapShell(project.use.baseURL!, { MAP_SCRIPT_KEY: KEY })
  })
  test.afterAll(() => shell.close())

  for (const [name, { answer, error }] of Object.entries(scripts))
    test.describe(name, () => {
      test.use({ expectedPageErrors: error ? [error] : [] })

      test(`leaves the window fully usable [MAP-004] [FAULT-012]`, async ({ page, isMobile, goods: { others } }) => {
        const asked: URL[] = []
        await page.route(SERVICE, (route) => {
          asked.push(new URL(route.request().url()))
          return answer(route)
        })
        await openPickup(page, shell.origin + others[0]!.link)
        await showMap(page, isMobile)
        await expect(mapPlace(page)).toBeVisible()
        if (name === 'is missing') await expectNoAxeViolations(page)
        expect(asked[0]!.origin + asked[0]!.pathname).toBe('https://api-maps.yandex.ru/v3/')
        expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({ apikey: KEY, lang: 'ru_RU' })
        await usePickupWithoutMap(page, isMobile)
      })
    })

  test('comes with another try shows the map after all', async ({ page, isMobile, goods: { others } }) => {
    await page.route(SERVICE, (route) => route.abort())
    await openPickup(page, shell.origin + others[0]!.link)
    await showMap(page, isMobile)
    await expect(mapPlace(page)).toBeVisible()
    await page.unroute(SERVICE)
    await page.route(SERVICE, serve(WORKING))
    await page.getByRole('button', { name: ANOTHER_TRY }).click()
    await expect(mapPlace(page)).toBeHidden()
    await expect(marksOf(page).first()).toBeVisible()
  })
})

test.describe('Mapbox', () => {
  let shell: MapShell
  test.beforeAll(async ({ browserName: _ }, { project }) => {
    test.setTimeout(120_000)
    shell = await startMapShell(project.use.baseURL!, { MAPBOX_TOKEN: 'pk.eyJ1Ijoid3JvbmcifQ.wrong' })
  })
  test.afterAll(() => shell.close())

  test('with a token that it does not know leaves the window fully usable [MAP-004] @once', async ({
    page,
    isMobile,
    goods: { others },
  }) => {
    const asked: string[] = []
    await page.route(MAPBOX, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': '*' },
        json: { message: 'Not Authorized - Invalid Token' },
      })
    })
    await openPickup(page, shell.origin + others[0]!.link)
    await showMap(page, isMobile)
    await expect(mapPlace(page)).toBeVisible()
    expect(asked.join()).toContain('access_token=pk.eyJ1Ijoid3JvbmcifQ.wrong')
    await usePickupWithoutMap(page, isMobile)
  })
})

const marksOf = (page: Page) => page.getByRole('application', { name: 'Карта магазинов' }).getByRole('button')
