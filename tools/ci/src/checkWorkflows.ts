import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, join } from 'node:path'

// The parser is made for bundlers: it imports its JSON schema without an import attribute.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser')

/** Uses of actions and workflows: `actions/checkout@… # v5.1.0`, `./.github/workflows/release.yml`. */
const USES = /^\s*(?:- )?uses: (.*)$/gm
/** Third-party actions are pinned to a reviewed commit; the comment has the version. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
/** User input must reach a script as a variable, otherwise it can inject code. */
const TYPED_IN_SCRIPT = /^\s*(?:- )?run: .*\$\{\{/m

/** Faults of the workflow in `file`, by GitHub's parser and by our own rules. */
export async function findFaults(file: string, root: string): Promise<string[]> {
  const content = readFileSync(file, 'utf8')
  const { context, value } = parseWorkflow({ name: basename(file), content }, new NoOperationTraceWriter())
  const files = {
    getFileContent: ({ path }: { path: string }) =>
      Promise.resolve({ name: path, content: readFileSync(join(root, path), 'utf8') }),
  }
  // Resolves calls of our own workflows.
  const options = { fetchReusableWorkflowDepth: 1 }
  if (value) await convertWorkflowTemplate(context, value, files as never, options)
  const faults = context.errors.getErrors().map(({ message }) => message)
  for (const [, used = ''] of content.matchAll(USES)) {
    if (!used.startsWith('./') && !PINNED.test(used))
      faults.push(`${used} is not pinned: name a commit and # its version`)
  }
  if (TYPED_IN_SCRIPT.test(content)) faults.push('a script holds ${{ … }}: hand the value over by env')
  if (!/^permissions:/m.test(content)) faults.push('no permissions for the whole workflow: they would be everything')
  return faults
}

/** `node checkWorkflows.ts <workspace>`: prints the faults of its workflows, one per line. */
async function main(root: string): Promise<void> {
  const folder = join(root, '.github/workflows')
  for (const file of readdirSync(folder)) {
    for (const fault of await findFaults(join(folder, file), root)) {
      console.log(`${file}: ${fault}`)
      process.exitCode = 1
    }
  }
}

await main(process.argv[2] ?? join(import.meta.dirname, '../../..'))
