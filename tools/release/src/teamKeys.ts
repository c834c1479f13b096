import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { withFileLock } from '@verstak/tools-database/fileLock'
import * as v from 'valibot'

const TeamKeys = v.record(v.string(), v.array(v.string()))
/** Public keys (PEM) by remote. */
export type TeamKeys = v.InferOutput<typeof TeamKeys>

const LOCK_WAIT_MS = 10_000
/** Releases that the key before signed stay valid: they may be rolled back to. */
const KEPT_KEYS = 3

/** Reads the keys that shells trust; without a file there are none. @throws when the file is no such file */
export async function readTeamKeys(file: string): Promise<TeamKeys> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const keys = v.safeParse(v.pipe(v.string(), v.parseJson(), TeamKeys), text)
  if (!keys.success)
    throw new Error(`${file} must hold public keys by remote: { "cart": ["-----BEGIN PUBLIC KEY-----…"] }`)
  return keys.output
}

/** Makes shells trust one more key of a team; the newest stands first, the oldest falls out. */
export async function addTeamKey(file: string, remote: string, publicKey: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await withFileLock(`${file}.lock`, LOCK_WAIT_MS, async () => {
    const keys = await readTeamKeys(file)
    const own = [publicKey, ...(keys[remote] ?? []).filter((key) => key !== publicKey)].slice(0, KEPT_KEYS)
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, `${JSON.stringify({ ...keys, [remote]: own }, null, 2)}\n`, { mode: 0o644 })
    await rename(draft, file)
  })
}
