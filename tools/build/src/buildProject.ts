import { join } from 'node:path'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { compressAssets } from './compressAssets.ts'
import { DIST, appFolder } from './paths.ts'
import { putRelease } from './release.ts'
import { remoteBrowserConfig, remoteServerConfig } from './remoteBuild.ts'
import { runWebpack } from './runWebpack.ts'
import { buildShell } from './buildShell.ts'

/** `node buildProject.ts <app>`: builds the shell, or a remote into the release store. */
async function main(app: string): Promise<void> {
  const startedAt = performance.now()
  const done = app === 'shell' ? await buildShell({ isDevelopment: false }) : await buildRemote(app)
  console.log(`${done} built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
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
