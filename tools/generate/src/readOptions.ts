import { parseArgs } from 'node:util'

/** What `npm run new:remote` was asked for. */
export interface GenerateOptions {
  /** Kebab-case: `gift-cards`. */
  name: string
  /** Heading of the page, as shoppers read it. */
  title: string
  /** Owner, as CODEOWNERS names it after `@verstak/`. */
  team: string
  /** Only print what would happen. */
  isDryRun: boolean
}

const USAGE = 'Usage: npm run new:remote -- <name> [--title <heading>] [--team <owner>] [--dry-run]'

/** Letters, digits and marks that mean nothing in TypeScript, HTML and Markdown. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} «»—–−,.!?%:()+-]{0,59}$/u
const TEAM = /^[a-z][a-z0-9-]{0,38}$/

/** The name in words, for whoever gave no title: `gift-cards` → `Gift cards`. */
const titleOf = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')

/** @throws with the usage for arguments that say nothing clear */
export function readOptions(args: string[]): GenerateOptions {
  const { values, positionals } = parse(args)
  const [name, ...rest] = positionals
  if (name === undefined || rest.length > 0) throw new Error(`Name one remote.\n${USAGE}`)
  const { title = titleOf(name), team = 'platform', 'dry-run': isDryRun = false } = values
  if (!TITLE.test(title)) {
    throw new Error(
      `--title "${title}" cannot be a heading here: up to 60 letters, digits, spaces and « » — – − , . ! ? % : ( ) + -, and a letter or a digit first.`,
    )
  }
  if (!TEAM.test(team)) {
    throw new Error(`--team "${team}" is no team: write it as in CODEOWNERS, without @verstak/, such as "checkout".`)
  }
  return { name, title, team, isDryRun }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: 'string' }, team: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error })
  }
}
