import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './FileStore.ts'

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NAME = /^[a-z]+$/

/** Files in a folder of the disk: one folder for each guid, in one of 256 for the first letters. */
export function createFolderStore(folder: string): FileStore {
  // Nothing of a path comes from outside but these.
  const folderOf = (guid: string) => {
    if (!GUID.test(guid)) throw new Error(`«${guid}» names no upload.`)
    return join(folder, guid.slice(0, 2), guid)
  }
  const pathOf = (guid: string, name: string) => {
    if (!NAME.test(name)) throw new Error(`«${name}» is no name of a file.`)
    return join(folderOf(guid), name)
  }
  return {
    async write(guid, name, offset, bytes, most) {
      await mkdir(folderOf(guid), { recursive: true })
      const file = await open(pathOf(guid, name), offset === 0 ? 'w' : 'r+')
      let at = offset
      let failure: unknown
      try {
        for await (const chunk of bytes) {
          // Read to its end, whatever happens: whoever stops reading cuts the connection.
          const taken = chunk.subarray(0, offset + most - at)
          if (taken.length === 0 || failure) continue
          await file.write(taken, 0, taken.length, at).then(
            () => (at += taken.length),
            (error: unknown) => (failure = error),
          )
        }
      } catch {
        // A sender who went away is no failure: what came is here.
      } finally {
        await file.close().catch((error: unknown) => (failure ??= error))
      }
      if (failure) throw failure
      return at
    },
    async put(guid, name, bytes) {
      const path = pathOf(guid, name)
      await mkdir(folderOf(guid), { recursive: true })
      try {
        await writeFile(`${path}.new`, bytes)
        await rename(`${path}.new`, path)
      } catch (error) {
        // A full disk takes a part of it.
        await rm(`${path}.new`, { force: true })
        throw error
      }
    },
    rename: (guid, from, to) => rename(pathOf(guid, from), pathOf(guid, to)),
    readWhole: (guid, name) => readFile(pathOf(guid, name)),
    sizeOf: (guid, name) =>
      stat(pathOf(guid, name)).then(
        ({ size }) => size,
        () => undefined,
      ),
    read: (guid, name, range) => createReadStream(pathOf(guid, name), range),
    removeFile: (guid, name) => rm(pathOf(guid, name), { force: true }),
    remove: (guid) => rm(folderOf(guid), { recursive: true, force: true }),
    async *listOlder(before) {
      for (const first of await readdir(folder).catch(() => [])) {
        for (const guid of await readdir(join(folder, first)).catch(() => [])) {
          if (!GUID.test(guid)) continue
          const { mtime } = await stat(join(folder, first, guid)).catch(() => ({ mtime: new Date() }))
          if (mtime < before) yield guid
        }
      }
    },
  }
}
