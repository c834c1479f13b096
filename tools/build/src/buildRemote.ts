import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@verstak/contracts/release'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { assertStyles } from './assertStyles.ts'
import { commitOf } from './commitOf.ts'
import { compressAssets } from './compressAssets.ts'
import { contractOf } from './contractOf.ts'
import { DIST, appFolder, remoteOutput } from './paths.ts'
import { finishRelease } from './release.ts'
import { chunkNameOf, exposesOf, remoteBrowserConfig, remoteServerConfig } from './remoteBuild.ts'
import { runWebpack } from './runWebpack.ts'

/** Builds a remote into `dist/remotes/<name>`: a complete release without its team's signature. */
export async function buildRemote(name: string): Promise<Release> {
  const { remote } = (await import(join(appFolder(name), 'remote.config.ts'))) as { remote: RemoteConfig }
  const draft = join(DIST, 'builds', name)
  rmSync(draft, { recursive: true, force: true })
  const browser = await runWebpack(remoteBrowserConfig(remote, join(draft, 'browser')))
  assertStyles(browser.compilation, Object.keys(exposesOf(remote)).map(chunkNameOf), (file) =>
    readFileSync(file, 'utf8'),
  )
  const server = await runWebpack(remoteServerConfig(remote, join(draft, 'server')))
  compressAssets(join(draft, 'browser'))
  const target = remoteOutput(name)
  mkdirSync(join(target, '..'), { recursive: true })
  return finishRelease(remote, draft, target, {
    browser,
    contract: await contractOf(name, Object.keys(remote.widgets), [browser, server]),
    commit: commitOf([`apps/${name}`, 'libs', 'tools/build', 'package-lock.json']),
  })
}
