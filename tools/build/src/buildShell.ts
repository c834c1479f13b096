import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressAssets } from './compressAssets.ts'
import { ROOT, appFolder } from './paths.ts'
import { runWebpack } from './runWebpack.ts'
import { shellBrowserConfig, shellOutput, shellServerConfig } from './shellBuild.ts'

/** Builds the shell's browser files and its server file. In development into a folder of its own. */
export async function buildShell({ isDevelopment }: { isDevelopment: boolean }): Promise<string> {
  const output = shellOutput(isDevelopment)
  const browser = join(output, 'browser')
  const stats = await runWebpack(shellBrowserConfig(isDevelopment))
  await runWebpack(shellServerConfig(isDevelopment))
  const filesOf = (chunk: string) => stats.compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []
  const main = filesOf('main')
  writeFileSync(
    join(output, 'assets.json'),
    `${JSON.stringify({ main, home: filesOf('home').filter((file) => !main.includes(file)) })}\n`,
  )
  cpSync(join(appFolder('shell'), 'public'), browser, { recursive: true })
  cpSync(join(ROOT, 'libs/ui-kit/src/fonts'), join(browser, 'fonts'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  })
  compressAssets(browser)
  return 'shell'
}
