import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { BROWSER_ARGS } from '@verstak/tools-test/browserArgs'
import { ensureBrowser } from '@verstak/tools-test/findBrowser'
import { openPage, WIDTHS } from './showStory.ts'
import type { Width } from './showStory.ts'

/** Options for reproducible pixels: no font hinting, and no screenshot before all tiles are drawn. */
const STEADY = [
  '--font-render-hinting=none',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  // Otherwise the GPU is emulated on the CPU.
  '--disable-gpu',
]

/** A story at a width. */
export interface Task {
  id: string
  width: Width
}

/** All stories at all widths; grouped by width, so that a worker rarely needs another page. */
export const tasksOf = (ids: readonly string[]): Task[] =>
  WIDTHS.flatMap((width) => ids.map((id): Task => ({ id, width })))

/**
 * Does something with each story in a browser, on two pages at once.
 * @param visit gets a page of the task's width; what it returns comes back in the order of the tasks
 */
export async function eachStory<Result, Kind extends Task = Task>(
  tasks: readonly Kind[],
  visit: (page: Page, task: Kind) => Promise<Result>,
  workers = 2,
): Promise<Result[]> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, ...STEADY],
  })
  const results: Result[] = []
  let next = 0

  async function work(): Promise<void> {
    let page: Page | undefined
    let width: Width | undefined
    while (next < tasks.length) {
      const at = next++
      const task = tasks[at] as Kind
      if (!page || task.width !== width) {
        await page?.context().close()
        page = await openPage(browser, task.width)
        width = task.width
      }
      results[at] = await visit(page, task)
    }
  }

  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await browser.close()
  }
  return results
}
