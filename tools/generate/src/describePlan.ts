import type { RemotePlan } from './planRemote.ts'
import { addressOf, remoteNames } from './remoteNames.ts'

/** What a plan does, a line for each file, with the lines that it adds to those that were there. */
export function describePlan({ created, edited }: RemotePlan): string {
  const changes = edited.flatMap(({ path, content, before }) => [`edits    ${path}`, ...addedLines(before, content)])
  return [...created.map(({ path }) => `creates  ${path}`), ...changes].join('\n')
}

function addedLines(before: string, after: string): string[] {
  const known = before.split('\n')
  return after
    .split('\n')
    .filter((line) => !known.includes(line))
    .map((line) => `       + ${line}`)
}

/** The command that reverts a written plan. It also reverts other uncommitted edits of these files, with a warning. */
export function howToUndo({ created, edited }: RemotePlan): string {
  const folders = new Set(created.map(({ path }) => (path.startsWith('apps/') ? path.split('/', 2).join('/') : path)))
  const undo = `rm -r ${[...folders].join(' ')} && git checkout -- ${edited.map(({ path }) => path).join(' ')}`
  return `To undo (with whatever else you changed in these files): ${undo}`
}

/** First steps with the new remote. */
export function nextSteps(name: string): string {
  const steps = {
    [`npm run dev -- ${name}`]: `the store with it; its page is ${addressOf(remoteNames(name))}`,
    [`npx jest apps/${name}`]: 'its tests',
    'npm run verify': 'lint, types, tests and builds of all that changed',
  }
  const width = Math.max(...Object.keys(steps).map(({ length }) => length))
  return Object.entries(steps)
    .map(([command, what]) => `${command.padEnd(width)}  ${what}`)
    .join('\n')
}
