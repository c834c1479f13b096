import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOST_CONTRACT_VERSION } from '@verstak/contracts/release'
import type { HostDescription } from '@verstak/contracts/release'
import type { Stats } from 'webpack'
import { compressAssets } from './compressAssets.ts'
import { contractOf } from './contractOf.ts'
import { ROOT, appFolder } from './paths.ts'
import { runWebpack } from './runWebpack.ts'
import { SHARED_PACKAGES, versionOfShared } from './sharedPackages.ts'
import { shellBrowserConfig, shellOutput, shellServerConfig } from './shellBuild.ts'

/** Builds the shell's browser files and its server file. Development builds go into a separate folder. */
export async function buildShell({ isDevelopment }: { isDevelopment: boolean }): Promise<string> {
  const output = shellOutput(isDevelopment)
  const browser = join(output, 'browser')
  const stats = await runWebpack(shellBrowserConfig(isDevelopment))
  const server = await runWebpack(shellServerConfig(isDevelopment))
  const filesOf = (chunk: string) => stats.compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []
  const main = filesOf('main')
  const ownFilesOf = (chunk: string) => filesOf(chunk).filter((file) => !main.includes(file))
  const assets = { main, phone: ownFilesOf('phone'), desktop: ownFilesOf('desktop') }
  writeFileSync(join(output, 'assets.json'), `${JSON.stringify(assets)}\n`)
  cpSync(join(appFolder('shell'), 'public'), browser, { recursive: true })
  cpSync(join(ROOT, 'libs/ui-kit/src/fonts'), join(browser, 'fonts'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  })
  writeFileSync(join(browser, 'host.json'), JSON.stringify(await describeHost([stats, server])))
  compressAssets(browser)
  return 'shell'
}

/** Describes what the shell provides: releases are checked against it before they are published. */
async function describeHost(builds: readonly Stats[]): Promise<HostDescription> {
  return {
    contractVersion: HOST_CONTRACT_VERSION,
    shared: Object.fromEntries(SHARED_PACKAGES.map((name) => [name, versionOfShared(name)])),
    contract: await contractOf('shell', [], builds),
  }
}
