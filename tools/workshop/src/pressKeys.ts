import type { Page } from '@playwright/test'
import type { Task } from './eachStory.ts'
import { showStory } from './showStory.ts'

/** Keys to press on a component, and the expected result. */
export interface KeyCase extends Task {
  /** One after another, as Playwright calls them. */
  keys: readonly string[]
  /** Runs in the page. */
  read: () => unknown
  wanted: unknown
}

const handles = () => [...document.querySelectorAll<HTMLInputElement>('[type=range]')].map(({ value }) => value)
const marks = () => [...document.querySelectorAll('input')].map(({ checked }) => checked)
const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open)

/**
 * Keys that the browser handles itself and jsdom does not support: sliders, groups, summaries, scroll boxes. All others
 * are in the tests of the kit.
 */
export const KEY_CASES: readonly KeyCase[] = [
  { id: 'kit-slider--middle', width: 1440, keys: ['Tab', 'ArrowRight', 'ArrowUp'], read: handles, wanted: ['12'] },
  { id: 'kit-slider--at-end', width: 1440, keys: ['Tab', 'ArrowLeft', 'Home'], read: handles, wanted: ['1'] },
  {
    id: 'kit-rangefield--open',
    width: 1440,
    keys: ['Tab', 'Tab', 'Tab', 'ArrowRight', 'PageUp', 'Tab', 'Home', 'ArrowRight'],
    read: handles,
    // A page is a tenth of the range.
    wanted: ['4501', '4502'],
  },
  { id: 'kit-choicegroup--column', width: 1440, keys: ['Tab', 'ArrowDown'], read: marks, wanted: [false, true] },
  {
    id: 'kit-choicegroup--check-boxes',
    width: 1440,
    keys: ['Tab', 'Tab', 'Space', 'Tab', 'Space', 'Space'],
    read: marks,
    wanted: [false, true, false],
  },
  { id: 'kit-segmentedcontrol--words', width: 1440, keys: ['Tab', 'ArrowRight'], read: marks, wanted: [false, true] },
  { id: 'kit-switch--off', width: 1440, keys: ['Tab', 'Space'], read: marks, wanted: [true] },
  { id: 'kit-disclosure--closed', width: 1440, keys: ['Tab', 'Space'], read: opened, wanted: [true] },
  // Of a single accordion the browser closes the part that was open.
  {
    id: 'kit-accordion--single',
    width: 1440,
    keys: ['Tab', 'Tab', 'Enter'],
    read: opened,
    wanted: [false, true, false],
  },
  {
    id: 'kit-table--whole',
    width: 390,
    keys: ['Tab', 'ArrowRight'],
    read: () => Number(document.querySelector('[role=region]')?.scrollLeft) > 0,
    wanted: true,
  },
  {
    id: 'kit-virtuallist--two-thousand',
    width: 1440,
    keys: ['Tab', 'End'],
    read: () => Number([...document.querySelectorAll('[role=listitem] b')].at(-1)?.textContent?.match(/\d+/)?.[0]),
    wanted: 2000,
  },
]

/** Time limit for scrolling and typing. */
const DEADLINE_MS = 5_000

/** Presses the keys in a reloaded story. @returns faults; empty when there are none */
export async function pressKeys(page: Page, origin: string, { id, keys, read, wanted }: KeyCase): Promise<string[]> {
  await showStory(page, origin, id, true)
  for (const key of keys) await page.keyboard.press(key)
  const deadline = Date.now() + DEADLINE_MS
  let got = await page.evaluate(read)
  while (JSON.stringify(got) !== JSON.stringify(wanted) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    got = await page.evaluate(read)
  }
  const isRight = JSON.stringify(got) === JSON.stringify(wanted)
  return isRight ? [] : [`${keys.join(' ')} came to ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`]
}
