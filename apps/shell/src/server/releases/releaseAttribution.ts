import type { Release } from '@verstak/contracts/release'

/** Name of a release in logs and messages. */
export type ReleaseName = `${string}@${string}`

export const releaseNameOf = ({ name, version }: Pick<Release, 'name' | 'version'>): ReleaseName => `${name}@${version}`

/** Name of a release's server file in stack traces. */
export function serverFileNameOf({ name, version, server }: Pick<Release, 'name' | 'version' | 'server'>): string {
  return `${name}-${version}/${server}`
}

const SERVER_FILE = /([a-z][a-z0-9-]*)-(\d+\.\d+\.\d+-[0-9a-f]{8,64})\/server\//

/** The release whose code is topmost in a stack trace. */
export function releaseInStack(stack: string): ReleaseName | undefined {
  const match = SERVER_FILE.exec(stack)
  return match?.[1] && match[2] ? `${match[1]}@${match[2]}` : undefined
}

/** The release that threw an error or one of its causes. */
export function attributeError(error: unknown): ReleaseName | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const release = releaseInStack(one.stack ?? '')
    if (release) return release
  }
  return undefined
}
