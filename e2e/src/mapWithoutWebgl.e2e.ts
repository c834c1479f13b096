import { BROWSER_ARGS } from '@verstak/tools-test/browserArgs'
import { findBrowser } from '@verstak/tools-test/findBrowser'
import { expect, test } from './fixtures.ts'
import { mapPlace, openPickup, showMap, usePickupWithoutMap } from './usePickupWithoutMap.ts'

const executablePath = findBrowser()
test.use({
  allowedConsoleErrors: [/./],
  launchOptions: {
    ...(executablePath !== null && { executablePath }),
    args: [...BROWSER_ARGS, '--disable-gpu', '--disable-software-rasterizer', '--disable-3d-apis'],
  },
})

test('a browser without WebGL shows the points without a map, and the window is fully usable [MAP-004] @once', async ({
  page,
  isMobile,
  goods: { others },
}) => {
  await openPickup(page, others[0]!.link)
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull()
  await showMap(page, isMobile)
  await expect(mapPlace(page)).toBeVisible()
  await usePickupWithoutMap(page, isMobile)
})
