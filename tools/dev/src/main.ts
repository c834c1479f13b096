import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '@verstak/tools-start/start'
import { planStore } from '@verstak/tools-start/storePlan'
import { startDevelopmentServer } from './developmentServer.ts'

/**
 * `npm run dev -- cart`: the store with one remote that is rebuilt at every change, with its state preserved in the
 * page.
 */
async function main(name: string | undefined): Promise<void> {
  const root = join(import.meta.dirname, '../../..')
  if (!name || !existsSync(join(root, 'apps', name, 'remote.config.ts'))) {
    throw new Error(`Name a remote: npm run dev -- cart (there is no apps/${name ?? '…'}/remote.config.ts)`)
  }
  const server = await startDevelopmentServer(name, Number(process.env['VERSTAK_DEV_PORT'] ?? 4010))
  console.log(`${name} is watched; its files come from ${server.origin}`)
  await start((...input) => {
    const plan = planStore(...input)
    return {
      ...plan,
      build: { ...plan.build, args: [join(import.meta.dirname, 'buildForDevelopment.ts'), name] },
      shell: {
        ...plan.shell,
        args: [join(root, 'dist/apps/shell-dev/server/main.cjs')],
        env: { ...plan.shell.env, VERSTAK_DEV_REMOTE: `${name}=${server.origin}`, SHELL_WORKERS: '1' },
      },
    }
  })
}

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// The watchers would keep the process alive.
process.exit()
