import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Activation, LiveRelease } from '@verstak/contracts/registry'
import type { ReleaseStore } from './ReleaseStore.ts'

const NOTHING = '–'

/** One row per remote: its live release and the origin of that. */
export async function liveRows(
  remotes: readonly LiveRelease[],
  activations: readonly Activation[],
  store: ReleaseStore,
): Promise<string[][]> {
  const rows = remotes.map(async ({ name, stable, canary }) => {
    const made = activations.find(({ remote, version }) => remote === name && version === stable.version)
    const canaryText = canary ? `${canary.version} (${canary.percent} %)` : NOTHING
    return [name, stable.version, canaryText, ...originOf(made), await sizeOf(store, name, stable.version)]
  })
  return [['remote', 'live', 'canary', 'when', 'who', 'commit', 'size'], ...(await Promise.all(rows))]
}

/** One row per activation, newest first. */
export async function historyRows(activations: readonly Activation[], store: ReleaseStore): Promise<string[][]> {
  const rows = activations.map(async (activation) => {
    const { remote, version, kind, percent, reason } = activation
    const what = reason ? `${kind}: ${reason}` : kind === 'canary' ? `${kind} ${percent} %` : kind
    return [version, what, ...originOf(activation), await sizeOf(store, remote, version)]
  })
  return [['version', 'what', 'when', 'who', 'commit', 'size'], ...(await Promise.all(rows))]
}

function originOf(activation: Activation | undefined): string[] {
  if (!activation) return [NOTHING, NOTHING, NOTHING]
  const { at, actor, commit } = activation
  return [at.slice(0, 16).replace('T', ' '), actor || NOTHING, commit?.slice(0, 9) ?? NOTHING]
}

/** Bytes (brotli) of the scripts and stylesheets of a release's pages. */
async function sizeOf(store: ReleaseStore, remote: string, version: string): Promise<string> {
  const release = await store.read(remote, version)
  if (!release) return 'not in the store'
  const { js = [], css = [] } = release.exposes['./routes'] ?? {}
  const folder = join(store.folderOf(remote, version), 'browser')
  const sizes = [...js, ...css].map((file) =>
    stat(join(folder, `${file}.br`)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Formats a table with columns as wide as their widest cell; the first row is the heading. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
