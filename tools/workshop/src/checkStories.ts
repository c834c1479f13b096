import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { runAxe } from '@verstak/tools-test/runAxe'
import { changesWithWidth } from './changesWithWidth.ts'
import { eachStory, tasksOf, type Task } from './eachStory.ts'
import { listStories } from './listStories.ts'
import { KEY_CASES, pressKeys, type KeyCase } from './pressKeys.ts'
import { ROOT, STATIC, buildWorkshop } from './runStorybook.ts'
import { serveFolder } from './serveFolder.ts'
import { showStory, WIDTHS } from './showStory.ts'

/** A checked story, by width or key presses, and its faults. */
export interface Check {
  name: string
  passed: boolean
  durationMs: number
  faults: string[]
}

/** Rules about whole documents: the story of a component has no page with landmarks. */
const OF_DOCUMENTS = ['region', 'landmark-one-main', 'page-has-heading-one']

/** Focus guards of Base UI's popups: hidden from screen readers, and focusable only to move the focus on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

const describe = (error: unknown): string[] => [error instanceof Error ? error.message : String(error)]

async function checkStory(page: Page, origin: string, { id, width }: Task): Promise<Check> {
  const startedAt = performance.now()
  const rules = id.startsWith('pages-') ? [] : OF_DOCUMENTS
  const look = (isFresh: boolean) =>
    showStory(page, origin, id, isFresh)
      .then(() => runAxe(page, { rules, elements: [FOCUS_GUARDS] }))
      .catch(describe)
  const quick = await look(false)
  // State of the previous story may be the cause.
  const faults = quick.length > 0 ? await look(true) : quick
  return toCheck(`${id} at ${width} px`, startedAt, faults)
}

async function checkKeys(page: Page, origin: string, keyCase: KeyCase): Promise<Check> {
  const startedAt = performance.now()
  const faults = await pressKeys(page, origin, keyCase).catch(describe)
  return toCheck(`${keyCase.id} by keyboard`, startedAt, faults)
}

function toCheck(name: string, startedAt: number, faults: string[]): Check {
  if (faults.length > 0) console.log(`✗ ${name}\n  ${faults.join('\n  ')}`)
  return { name, passed: faults.length === 0, durationMs: Math.round(performance.now() - startedAt), faults }
}

/**
 * Builds the workshop, then shows every story and checks it with axe: stories with another layout on phones at both
 * widths, others only at the phone width, unless `--both` is set. Then checks the keys that the browser handles itself.
 * `node checkStories.ts [--built] [--both] [part of an id]…`; `--built` uses the last build of the workshop.
 */
async function main(args: string[]): Promise<void> {
  if (!args.includes('--built')) await buildWorkshop()
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const stories = listStories(STATIC).filter(
    ({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
  )
  const served = await serveFolder(STATIC)
  const ids = stories.map(({ id }) => id)
  const hasTwoLooks = new Map(
    stories.map(({ id, importPath }) => [id, args.includes('--both') || changesWithWidth(ROOT, importPath)]),
  )
  const tasks = tasksOf(ids).filter(({ id, width }) => width === WIDTHS[0] || hasTwoLooks.get(id))
  let seen = 0
  const looks = await eachStory(tasks, async (page, task) => {
    const check = await checkStory(page, served.origin, task)
    seen += 1
    if (seen % 100 === 0) console.log(`${seen} of ${tasks.length} looks`)
    return check
  })
  const keyCases = KEY_CASES.filter(({ id }) => ids.includes(id))
  const presses = await eachStory(keyCases, (page, task) => checkKeys(page, served.origin, task))
  await served.close()
  const checks = [...looks, ...presses]
  const failed = checks.filter(({ passed }) => !passed)
  console.log(
    `${ids.length} stories, ${looks.length} looks, ${presses.length} by keyboard, ${failed.length} with faults`,
  )
  const report = process.env['WORKSHOP_REPORT']
  if (report) {
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, JSON.stringify({ checks }, null, 2))
  }
  process.exitCode = failed.length > 0 ? 1 : 0
}

await main(process.argv.slice(2))
