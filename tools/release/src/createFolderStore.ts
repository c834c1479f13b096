import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SignedRelease } from '@verstak/contracts/release'
import { canonicalBytes, integrityOf } from '@verstak/signature'
import * as v from 'valibot'
import type { ReleaseStore, StoredRelease } from './ReleaseStore.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 7
const KEPT_RELEASES = 10
/** An older draft belongs to a crashed publisher. */
const DRAFT_DAYS = 1
const DRAFT = /^\.draft-/

/** Release store in a folder: `<remote>/<version>/`. @param now for tests */
export function createFolderStore(folder: string, now: () => number = Date.now): ReleaseStore {
  const folderOf = (remote: string, version: string) => join(folder, remote, version)
  const read = async (remote: string, version: string) => {
    const text = await readFile(join(folderOf(remote, version), 'release.json'), 'utf8').catch(() => null)
    const release = v.safeParse(v.pipe(v.string(), v.parseJson(), SignedRelease), text)
    return release.success ? release.output : null
  }
  const list = async (remote: string) => {
    const names = await readdir(join(folder, remote)).catch(() => [])
    const found = names
      .filter((name) => !DRAFT.test(name))
      .map(async (version): Promise<StoredRelease> => ({
        version,
        storedAt: (await stat(folderOf(remote, version))).mtime,
      }))
    return (await Promise.all(found)).sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime())
  }
  return {
    folderOf,
    read,
    list,

    async put(source, release) {
      const target = folderOf(release.name, release.version)
      const stored = await read(release.name, release.version)
      if (stored) {
        refuseOtherContent(release, stored)
        if (stored.signature !== release.signature) await replaceManifest(target, release)
        return false
      }
      const draft = join(folder, release.name, `.draft-${randomUUID()}`)
      try {
        await writeDraft(source, draft, release)
        await rename(draft, target).catch(async (error: unknown) => {
          if (!isInTheWay(error) || (await read(release.name, release.version))) throw error
          // A folder without a readable release.json is an incomplete release.
          await rename(target, `${draft}-broken`)
          await rename(draft, target)
          await rm(`${draft}-broken`, { recursive: true, force: true })
        })
      } catch (error) {
        await rm(draft, { recursive: true, force: true })
        const sooner = isInTheWay(error) ? await read(release.name, release.version) : null
        if (!sooner) throw error
        refuseOtherContent(release, sooner)
        return false
      }
      await sync(dirname(target))
      return true
    },

    async prune(remote, keep) {
      await removeOldDrafts(join(folder, remote), now())
      const old = (await list(remote))
        .slice(KEPT_RELEASES)
        .filter(({ version, storedAt }) => !keep.has(version) && now() - storedAt.getTime() > KEPT_DAYS * DAY_MS)
      for (const { version } of old) await rm(folderOf(remote, version), { recursive: true })
      return old.map(({ version }) => version)
    },
  }
}

/** True when another publisher stored the same release first. */
function isInTheWay(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** The content of a release, without signature and commit. */
function contentOf({ signature: _signature, commit: _commit, ...content }: SignedRelease): string {
  return canonicalBytes(content).toString()
}

function refuseOtherContent(release: SignedRelease, stored: SignedRelease): void {
  if (contentOf(release) === contentOf(stored)) return
  throw new Error(
    `The store has ${release.name} ${release.version} with other content. A release never changes: raise the version in apps/${release.name}/package.json.`,
  )
}

/** Replaces the manifest when the same content has a new signature, after a change of the team's key. */
async function replaceManifest(target: string, release: SignedRelease): Promise<void> {
  const file = join(target, 'release.json')
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, manifestOf(release), { flush: true })
  await rename(draft, file)
}

async function writeDraft(source: string, draft: string, release: SignedRelease): Promise<void> {
  const folders = new Set<string>()
  for (const [path, hash] of Object.entries(release.hashes)) {
    const bytes = await readFile(join(source, path))
    if (integrityOf(bytes) !== hash) throw new Error(`${join(source, path)} has not the hash that its release names`)
    const file = join(draft, path)
    folders.add(dirname(file))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes, { flush: true })
  }
  await mkdir(draft, { recursive: true })
  await writeFile(join(draft, 'release.json'), manifestOf(release), { flush: true })
  for (const folder of [...folders, draft]) await sync(folder)
}

const manifestOf = (release: SignedRelease) => `${JSON.stringify(release, null, 2)}\n`

async function sync(folder: string): Promise<void> {
  // Windows cannot flush folders.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function removeOldDrafts(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter((entry) => DRAFT.test(entry))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now - mtimeMs > DRAFT_DAYS * DAY_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
}
