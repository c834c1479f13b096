import { buildRemote } from './buildRemote.ts'
import { buildShell } from './buildShell.ts'

/** `node buildProject.ts <app>`: builds the shell or a remote. */
async function main(app: string): Promise<void> {
  const startedAt = performance.now()
  const done = app === 'shell' ? await buildShell({ isDevelopment: false }) : await describe(app)
  console.log(`${done} built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function describe(app: string): Promise<string> {
  const { name, version } = await buildRemote(app)
  return `${name} ${version}`
}

await main(process.argv[2] ?? '')
