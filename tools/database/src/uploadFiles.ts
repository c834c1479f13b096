import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { readBackupFile, type BackupFile } from './backupFile.ts'

/** Bytes of a file on one line of a backup. */
const PIECE_BYTES = 1024 * 1024
/** What visitors have sent, and photos of products from where their source says. */
export type UploadKind = 'uploads' | 'photos'

/** `uploads/<guid>/<name>`, or `photos/…`. */
const UPLOAD_FILE = /^(uploads|photos)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([a-z]+)$/

/** Folder of the photos and videos that visitors have sent; the API has the same setting. */
export const uploadsFolder = (dataFolder: string, env: NodeJS.ProcessEnv): string =>
  resolve(env['UPLOADS_FOLDER'] || join(dataFolder, 'uploads'))

/** Folder of the photos of products. */
export const photosFolder = (dataFolder: string): string => join(dataFolder, 'photos')

/** As the API's `createFolderStore` lays them out. */
const folderOf = (folder: string, guid: string) => join(folder, guid.slice(0, 2), guid)

/** Whether a file of a backup is one of an upload. */
export const isUploadFile = ({ file }: BackupFile): boolean => UPLOAD_FILE.test(file)

/** Files of uploads in pieces, one after the other; what was deleted meanwhile is left out. */
export async function* readUploadFiles(
  folder: string,
  guids: Iterable<string>,
  kind: UploadKind = 'uploads',
): AsyncGenerator<BackupFile, void, void> {
  for (const guid of guids) {
    for (const name of await readdir(folderOf(folder, guid)).catch(() => [])) {
      const file = `${kind}/${guid}/${name}`
      if (!UPLOAD_FILE.test(file)) continue
      try {
        let offset = 0
        const bytes = createReadStream(join(folderOf(folder, guid), name), { highWaterMark: PIECE_BYTES })
        for await (const piece of bytes as AsyncIterable<Buffer>) {
          yield { file, base64: piece.toString('base64'), offset }
          offset += piece.length
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
  }
}

/**
 * Restores the files of uploads, each atomically; files that are there stay, because bytes under a name never change.
 * @param path a backup that `verifyBackup` has verified
 * @returns number of added files
 */
export async function restoreUploadFiles(path: string, folder: string, kind: UploadKind = 'uploads'): Promise<number> {
  let count = 0
  /** The file whose pieces come now. */
  let open: { name: string; unfinished: string } | null = null
  const finish = async () => {
    if (!open) return
    await rename(open.unfinished, open.name)
    count += 1
    open = null
  }
  for await (const part of readBackupFile(path)) {
    if (part.kind !== 'file') continue
    const [, of, guid, name] = UPLOAD_FILE.exec(part.file.file) ?? []
    if (of !== kind || !guid || !name) continue
    const target = join(folderOf(folder, guid), name)
    if (part.file.offset === 0) {
      await finish()
      if (await exists(target)) continue
      await mkdir(dirname(target), { recursive: true })
      open = { name: target, unfinished: `${target}.new` }
      await rm(open.unfinished, { force: true })
    }
    if (open?.name === target) await writeFile(open.unfinished, Buffer.from(part.file.base64, 'base64'), { flag: 'a' })
  }
  await finish()
  return count
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
