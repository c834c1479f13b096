import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkOut, findBase, treeOf } from './checkOut.ts'
import { comparePictures } from './comparePictures.ts'
import { tasksOf, type Task } from './eachStory.ts'
import { listStories } from './listStories.ts'
import { pictureName, renderStories } from './renderStories.ts'
import { ROOT, STATIC, buildWorkshop, runStorybook } from './runStorybook.ts'

const RESULTS = join(ROOT, 'test-results/pictures')
const BEFORE = join(RESULTS, 'before')
const AFTER = join(RESULTS, 'after')
const DIFFERENCES = join(RESULTS, 'differences')

/** Result of the comparison of a story's picture. */
interface Verdict {
  name: string
  kind: 'same' | 'different' | 'new' | 'failed'
  note: string
}

/** Builds of base commits, by tree hash; the last one is cached. */
const BASES = join(ROOT, 'node_modules/.cache/verstak-workshop/bases')

/** Builds the workshop of the commit to compare with, unless it is cached; null when it had no workshop yet. */
async function buildBase(commit: string): Promise<string | null> {
  const output = join(BASES, treeOf(commit))
  if (existsSync(join(output, 'index.json'))) return output
  const base = checkOut(commit)
  try {
    if (!existsSync(join(base.folder, 'tools/workshop/.storybook'))) return null
    rmSync(BASES, { recursive: true, force: true })
    const draft = join(BASES, 'draft')
    await runStorybook(['build', '-o', draft, '--quiet'], base.folder)
    renameSync(draft, output)
    return output
  } finally {
    base.remove()
  }
}

async function judge(task: Task, known: ReadonlySet<string>, failures: ReadonlyMap<string, string>): Promise<Verdict> {
  const name = pictureName(task)
  const failure = failures.get(name)
  if (failure !== undefined) return { name, kind: 'failed', note: failure }
  if (!known.has(task.id) || !existsSync(join(BEFORE, name))) return { name, kind: 'new', note: '' }
  const difference = await comparePictures(join(BEFORE, name), join(AFTER, name))
  if (difference === null) {
    // Left from an earlier comparison.
    rmSync(join(DIFFERENCES, name), { force: true })
    return { name, kind: 'same', note: '' }
  }
  writeFileSync(join(DIFFERENCES, name), difference.picture)
  return { name, kind: 'different', note: `${difference.points} points` }
}

function report(verdicts: readonly Verdict[], gone: readonly string[], base: string): string {
  const of = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind)
  return [
    ...of('failed').map(({ name, note }) => `failed     ${name}: ${note}`),
    ...of('different').map(({ name, note }) => `different  ${name}: ${note}`),
    ...of('new').map(({ name }) => `new        ${name}`),
    ...gone.map((id) => `gone       ${id}`),
    `Against ${base.slice(0, 12)}: ${of('same').length} the same, ${of('different').length} different, ` +
      `${of('new').length} new, ${gone.length} gone, ${of('failed').length} failed`,
  ].join('\n')
}

/**
 * `npm run pictures`: renders all stories of this workspace and of the commit where its branch began, in the same
 * browser, and compares them. New stories do not count as differences. Ends with 1 when one differs, unless
 * `VERSTAK_NEW_LOOK=true` says that it is meant; what differs is in `test-results/pictures`.
 */
async function main(): Promise<void> {
  const base = findBase()
  for (const folder of [BEFORE, AFTER, DIFFERENCES]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  const workshop = await buildBase(base)
  await buildWorkshop()
  const ids = listStories(STATIC).map(({ id }) => id)
  const before = workshop === null ? [] : listStories(workshop).map(({ id }) => id)
  const known = new Set(before.filter((id) => ids.includes(id)))
  const render = async (tasks: readonly Task[], isFresh: boolean): Promise<Verdict[]> => {
    const old = tasks.filter(({ id }) => known.has(id))
    if (workshop !== null) await renderStories({ workshop, tasks: old, output: BEFORE, isFresh })
    const failures = await renderStories({ workshop: STATIC, tasks, output: AFTER, isFresh })
    const verdicts: Verdict[] = []
    for (const task of tasks) verdicts.push(await judge(task, known, failures))
    return verdicts
  }
  // All in the same document, which is fast. Differences are checked again, because the previous story may be the
  // cause.
  const tasks = tasksOf(ids)
  const quick = await render(tasks, false)
  const isDoubtful = ({ kind }: Verdict) => kind === 'different' || kind === 'failed'
  const doubtful = tasks.filter((_, index) => isDoubtful(quick[index]!))
  const verdicts = [...quick.filter((verdict) => !isDoubtful(verdict)), ...(await render(doubtful, true))]
  const gone = before.filter((id) => !known.has(id))
  const text = report(verdicts, gone, base)
  console.log(text)
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendFileSync(summary, `## Pictures of the workshop\n\n\`\`\`\n${text}\n\`\`\`\n`)
  const isMeant = process.env['VERSTAK_NEW_LOOK'] === 'true'
  const isBad = verdicts.some(({ kind }) => kind === 'failed' || (kind === 'different' && !isMeant))
  process.exitCode = isBad ? 1 : 0
}

await main()
