interface LockFile {
  packages: Record<string, unknown>
}

const isBefore = (one: string, other: string) => one.localeCompare(other, 'en') < 0

/**
 * package-lock.json with the new workspace, as npm itself would write it. Not left to npm: it would also drop packages
 * of other platforms that today's registry does not show.
 */
export function addToLockFile(source: string, name: string): string {
  const lock = JSON.parse(source) as LockFile
  const added: [string, unknown][] = [
    [`apps/${name}`, { name: `@verstak/${name}`, version: '0.1.0' }],
    [`node_modules/@verstak/${name}`, { resolved: `apps/${name}`, link: true }],
  ]
  const packages = added.reduce(insert, Object.entries(lock.packages))
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`
}

function insert(entries: [string, unknown][], added: [string, unknown]): [string, unknown][] {
  const at = entries.findIndex(([path]) => isBefore(added[0], path))
  return entries.toSpliced(at === -1 ? entries.length : at, 0, added)
}
