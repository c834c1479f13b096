import type { SignedRelease } from '@verstak/contracts/release'

/** A release as the store has it. */
export interface StoredRelease {
  version: string
  storedAt: Date
}

/** Keeps the files of releases. A release is immutable: the same version with other bytes is refused. */
export interface ReleaseStore {
  /**
   * Puts a finished release in, all of it or nothing.
   * @param folder holds `browser/`, `server/index.cjs`; its own `release.json` does not count
   * @returns false when the store had it already
   * @throws when a file has not the hash that the release names, or the store has other content under the version
   */
  put(folder: string, release: SignedRelease): Promise<boolean>
  /** Null when there is none, or none that can be read. */
  read(remote: string, version: string): Promise<SignedRelease | null>
  /** Newest first. */
  list(remote: string): Promise<StoredRelease[]>
  /**
   * Removes old releases of a remote, except those named, the newest ten, and those of the last seven days.
   * @returns the removed versions
   */
  prune(remote: string, keep: ReadonlySet<string>): Promise<string[]>
  /** Where the files of a release stand, whether it is there or not. */
  folderOf(remote: string, version: string): string
}
