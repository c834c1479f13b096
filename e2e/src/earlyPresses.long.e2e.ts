import { desktop, phone } from '../playwright.config.ts'
import { type PressLayout, pressEarly, pressNames } from './earlyPresses.ts'
import { expect, test } from './fixtures.ts'

/** With each layout and speed; 204 in all. */
const PRESSES = 34
const LAYOUTS = { desktop, phone }
/** A live page has fewer click listeners than this. */
const MAX_LISTENERS = 5
/** Later than this, times the throttle, pages are live. */
const LATEST_MS = 500
/** Patience per press, times the throttle: on a machine that does other work they take several seconds each. */
const PRESS_MS = 12_000

for (const [layout, device] of Object.entries(LAYOUTS) as [PressLayout, object][])
  for (const throttle of [1, 4, 6])
    test(`${PRESSES} presses on a ${layout} while a page comes to life, ${throttle} times slower`, async ({
      browser,
      goods,
    }, { project }) => {
      test.setTimeout(PRESSES * PRESS_MS * throttle)
      const { baseURL, storageState, locale, timezoneId } = project.use
      const names = pressNames(layout)
      const faults: string[] = []
      for (let at = 0; at < PRESSES; at += 1) {
        const context = await browser.newContext({ baseURL, storageState, locale, timezoneId, ...device })
        // Each control is pressed between two steps of the page, then at any time.
        const pair = Math.floor(at / 2)
        const moment =
          at % 2 === 0
            ? { listeners: 1 + (pair % MAX_LISTENERS) }
            : { delayMs: Math.round((at / PRESSES) * LATEST_MS * throttle) }
        faults.push(
          ...(await pressEarly(context, { layout, name: names[pair % names.length]!, goods, throttle, moment })),
        )
        await context.close()
      }
      expect(faults).toEqual([])
    })
