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

/** The command that takes a written plan back; edits of today in the same files go with it, which it says. */
export function howToUndo({ created, edited }: RemotePlan): string {
  const folders = new Set(created.map(({ path }) => (path.startsWith('apps/') ? path.split('/', 2).join('/') : path)))
  const undo = `rm -r ${[...folders].join(' ')} && git checkout -- ${edited.map(({ path }) => path).join(' ')}`
  return `To undo (with whatever else you changed in these files): ${undo}`
}

/** What one does with the new remote first. */
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
