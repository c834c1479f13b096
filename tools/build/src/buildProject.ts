import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { compressAssets } from './compressAssets.ts'
import { DIST, ROOT, appFolder } from './paths.ts'
import { putRelease } from './release.ts'
import { remoteBrowserConfig, remoteServerConfig } from './remoteBuild.ts'
import { runWebpack } from './runWebpack.ts'
import { SHELL_OUTPUT, shellBrowserConfig, shellServerConfig } from './shellBuild.ts'

/** `node buildProject.ts <app>`: builds the shell, or a remote into the release store. */
async function main(app: string): Promise<void> {
  const startedAt = performance.now()
  const done = app === 'shell' ? await buildShell() : await buildRemote(app)
  console.log(`${done} built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function buildShell(): Promise<string> {
  const stats = await runWebpack(shellBrowserConfig())
  await runWebpack(shellServerConfig())
  const files = stats.compilation.entrypoints.get('main')?.getFiles() ?? []
  writeFileSync(join(SHELL_OUTPUT, 'assets.json'), `${JSON.stringify({ files })}\n`)
  cpSync(join(appFolder('shell'), 'public'), join(SHELL_OUTPUT, 'browser'), { recursive: true })
  cpSync(join(ROOT, 'libs/ui-kit/src/fonts'), join(SHELL_OUTPUT, 'browser/fonts'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  })
  compressAssets(join(SHELL_OUTPUT, 'browser'))
  return 'shell'
}

async function buildRemote(app: string): Promise<string> {
  const { remote } = (await import(join(appFolder(app), 'remote.config.ts'))) as { remote: RemoteConfig }
  const folder = join(DIST, 'builds', app)
  const browser = await runWebpack(remoteBrowserConfig(remote, join(folder, 'browser')))
  await runWebpack(remoteServerConfig(remote, join(folder, 'server')))
  compressAssets(join(folder, 'browser'))
  const release = putRelease(remote, folder, browser)
  return `${release.name} ${release.version}`
}

await main(process.argv[2] ?? '')
