import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeyPair } from '@verstak/signature'
import { expect } from '../fixtures.ts'
import { REMOTES, REMOTES_WITH_BUTTONS, REMOTES_WITH_PAGES, tagsOf, test } from './faultFixtures.ts'
import type { RemoteName } from './faultFixtures.ts'
import type { FaultStore } from './faultStore.ts'
import { failingPages, failingWidgets, harmful, harmfulOnceLoaded, soundPages, unloadable } from './serverFaults.ts'

/** What can happen to the files of a release in the store. */
const damages: Record<string, (folder: string) => void> = {
  'lost its server file': (folder) => rmSync(join(folder, 'server/index.cjs')),
  'lost its browser files': (folder) => rmSync(join(folder, 'browser'), { recursive: true }),
  'lost its release.json': (folder) => rmSync(join(folder, 'release.json')),
  'has another byte in its server file': (folder) => appendFileSync(join(folder, 'server/index.cjs'), ' '),
  'has another byte in a browser file': (folder) => {
    const { entry } = readRelease(folder) as { entry: string }
    appendFileSync(join(folder, 'browser', entry), ' ')
  },
  'is not signed': (folder) => writeRelease(folder, { ...readRelease(folder), signature: undefined }),
  'names other routes than were signed': (folder) => writeRelease(folder, { ...readRelease(folder), routes: ['/'] }),
}

const readRelease = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Record<string, unknown>
const writeRelease = (folder: string, release: object) =>
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release))

const hasPages = (remote: RemoteName) => REMOTES_WITH_PAGES.some((one) => one === remote)

for (const remote of REMOTES) {
  test.describe(remote, { tag: tagsOf(remote) }, () => {
    for (const [name, damage] of Object.entries(damages)) {
      test(`a release that ${name} never runs: the one before goes on`, async ({ store, address }) => {
        const version = await store.publish(remote, () => undefined)
        damage(join(store.places.releases, remote, version))
        await store.activate(remote, version)
        await expectAsBefore(store, remote, address(remote), version)
      })
    }

    test('a release signed by another team never runs: the one before goes on', async ({ store, address }) => {
      const version = await store.publish(remote, () => undefined, { privateKey: createKeyPair().privateKey })
      await store.activate(remote, version)
      await expectAsBefore(store, remote, address(remote), version)
    })

    for (const [name, edit] of Object.entries(unloadable)) {
      test(`a release that ${name} never runs: the one before goes on`, async ({ store, address }) => {
        const version = await store.publish(remote, edit)
        await store.activate(remote, version)
        await expectAsBefore(store, remote, address(remote), version)
      })
    }

    const harms = hasPages(remote) ? harmful : harmfulOnceLoaded
    for (const [name, edit] of Object.entries(harms)) {
      test(`a release that ${name} costs a worker for a moment; then the one before serves`, async ({
        store,
        address,
      }) => {
        const version = await store.publish(remote, edit)
        await store.activate(remote, version)
        // Whoever comes now may lose the page with its worker; the store gets over it by itself.
        await store.untilHarmed(remote, version, address(remote))
        await store.untilAsBefore(remote, version, address(remote))
        await expectAsBefore(store, remote, address(remote), version)
      })
    }
  })
}

for (const remote of REMOTES_WITH_PAGES) {
  test.describe(remote, { tag: tagsOf(remote) }, () => {
    for (const [name, edit] of Object.entries(failingPages)) {
      test(`a page that ${name} answers 503 inside the rest of the store, until it is rolled back`, async ({
        store,
        address,
      }) => {
        const version = await store.publish(remote, edit)
        await store.activate(remote, version)
        await store.untilServed(remote, version)
        const startedAt = performance.now()
        const { status, html } = await store.read(address(remote))
        expect(status).toBe(503)
        expect(partsOf(html)).toEqual({ hasFooter: true, hasRetry: true, tellsInside: false })
        expect(performance.now() - startedAt, 'it does not hold the visitor for long').toBeLessThan(9_000)
        expect((await store.read('/')).status).toBe(200)

        await store.activate(remote, store.builtVersion(remote))
        await store.untilServed(remote, store.builtVersion(remote))
        expect((await store.read(address(remote))).status).toBe(200)
      })
    }

    for (const [name, edit] of Object.entries(soundPages)) {
      test(`a page that ${name} is as good as any`, async ({ store, address }) => {
        const version = await store.publish(remote, edit)
        await store.activate(remote, version)
        await store.untilServed(remote, version)
        expect((await store.read(address(remote))).status).toBe(200)
      })
    }
  })
}

for (const remote of REMOTES_WITH_BUTTONS) {
  test.describe(remote, { tag: tagsOf(remote) }, () => {
    for (const [name, edit] of Object.entries(failingWidgets)) {
      test(`a widget that ${name} leaves every page as it is`, async ({ store, address }) => {
        const version = await store.publish(remote, edit)
        await store.activate(remote, version)
        await store.untilServed(remote, version)
        await expectEveryPage(store, address)
      })
    }

    test('workers that find no release which can be loaded make pages of others without its button, until there is one', async ({
      store,
      address,
      withButtons,
      endWorkers,
    }) => {
      const hasButton = async () => (await store.read(withButtons)).html.includes(`data-tone="${toneOf[remote]}"`)
      for (const edit of [unloadable['throws when it is loaded']!, unloadable['exports nothing']!]) {
        await store.activate(remote, await store.publish(remote, edit))
      }
      await endWorkers()
      await expectEveryPage(store, address, remote)
      expect(await hasButton()).toBe(false)

      await store.activate(remote, store.builtVersion(remote))
      await store.untilServed(remote, store.builtVersion(remote))
      expect(await hasButton()).toBe(true)
    })
  })
}

const toneOf = { favorites: 'favorite', compare: 'compare' }

/** @param except a remote whose own pages are not looked at */
async function expectEveryPage(
  store: FaultStore,
  address: (remote: RemoteName) => string,
  except?: RemoteName,
): Promise<void> {
  for (const path of ['/', ...REMOTES_WITH_PAGES.filter((remote) => remote !== except).map(address)]) {
    const { status, html } = await store.read(path)
    expect([path, status]).toEqual([path, 200])
    expect(partsOf(html)).toEqual({ hasFooter: true, hasRetry: false, tellsInside: false })
  }
}

for (const [name, edit] of Object.entries(failingWidgets)) {
  test(`a cart whose widget ${name} leaves listing and product as they are`, async ({ store, address }) => {
    const version = await store.publish('cart', edit)
    await store.activate('cart', version)
    // The ends of these pages may wait for the widget until the page's deadline; what matters is there long before.
    const pages = await Promise.all(
      (['listing', 'product'] as const).flatMap((remote) =>
        Array.from({ length: 6 }, () => store.read(address(remote))),
      ),
    )
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
    for (const { html } of pages) {
      expect(partsOf(html)).toEqual({ hasFooter: true, hasRetry: false, tellsInside: false })
    }
    // One of these pages may be the trial of an open circuit, and then lasts until the deadline too.
    await expect
      .poll(async () => (await store.read(address('product'))).versions['cart'], { timeout: 45_000 })
      .toBe(version)
  })
}

test('workers that start while a release is broken serve the one before', async ({ store, address, endWorkers }) => {
  const version = await store.publish('cart', unloadable['throws when it is loaded']!)
  await store.activate('cart', version)
  await endWorkers()
  await expectAsBefore(store, 'cart', address('cart'), version)
  await expectAsBefore(store, 'cart', address('listing'), version)
})

/** What of a page matters here; the page itself would fill the report. */
function partsOf(html: string) {
  return {
    hasFooter: html.includes('</footer>'),
    hasRetry: html.includes('Попробовать ещё раз'),
    tellsInside: html.includes('seeded fault'),
  }
}

async function expectAsBefore(store: FaultStore, remote: string, path: string, version: string): Promise<void> {
  for (let count = 0; count < 6; count += 1) {
    const page = await store.read(path)
    expect(page.status).toBe(200)
    expect(page.versions[remote]).not.toBe(version)
  }
}
