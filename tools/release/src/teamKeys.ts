import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { withFileLock } from '@verstak/tools-database/fileLock'
import * as v from 'valibot'

const TeamKeys = v.record(v.string(), v.array(v.string()))
/** Public keys (PEM) by remote. */
export type TeamKeys = v.InferOutput<typeof TeamKeys>

const LOCK_WAIT_MS = 10_000
/** Number of trusted keys per team: releases signed with earlier keys stay valid for rollbacks. */
const KEPT_KEYS = 3

/** Reads the keys that shells trust; without a file there are none. @throws when the file is invalid */
export async function readTeamKeys(file: string): Promise<TeamKeys> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return parseTeamKeys(text, file)
}

/** @param from name of the source, for the message. @throws when the text is invalid */
export function parseTeamKeys(text: string, from: string): TeamKeys {
  const keys = v.safeParse(v.pipe(v.string(), v.parseJson(), TeamKeys), text)
  if (!keys.success)
    throw new Error(`${from} must hold public keys by remote: { "cart": ["-----BEGIN PUBLIC KEY-----…"] }`)
  return keys.output
}

/** Adds a trusted key of a team; the newest is first, the oldest is dropped. */
export async function addTeamKey(file: string, remote: string, publicKey: string): Promise<void> {
  await changeTeamKeys(file, (keys) => ({
    ...keys,
    [remote]: [publicKey, ...(keys[remote] ?? []).filter((key) => key !== publicKey)].slice(0, KEPT_KEYS),
  }))
}

/** Adds trusted keys from a backup; existing keys come first. */
export async function addTeamKeys(file: string, added: TeamKeys): Promise<void> {
  await changeTeamKeys(file, (keys) => {
    const remotes = [...new Set([...Object.keys(keys), ...Object.keys(added)])]
    return Object.fromEntries(
      remotes.map((remote) => [remote, [...new Set([...(keys[remote] ?? []), ...(added[remote] ?? [])])]]),
    )
  })
}

async function changeTeamKeys(file: string, change: (keys: TeamKeys) => TeamKeys): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await withFileLock(`${file}.lock`, LOCK_WAIT_MS, async () => {
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, `${JSON.stringify(change(await readTeamKeys(file)), null, 2)}\n`, { mode: 0o644 })
    await rename(draft, file)
  })
}
