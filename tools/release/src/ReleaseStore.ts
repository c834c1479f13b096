import type { SignedRelease } from '@verstak/contracts/release'

/** A stored release. */
export interface StoredRelease {
  version: string
  storedAt: Date
}

/** Stores the files of releases. A release is immutable: the same version with other bytes is rejected. */
export interface ReleaseStore {
  /**
   * Adds a complete release, atomically.
   * @param folder holds `browser/`, `server/index.cjs`; its own `release.json` is ignored
   * @returns false when the store already has it
   * @throws when the hash of a file differs from the release, or the store has other content under the version
   */
  put(folder: string, release: SignedRelease): Promise<boolean>
  /** Null when there is none, or it is not readable. */
  read(remote: string, version: string): Promise<SignedRelease | null>
  /** Newest first. */
  list(remote: string): Promise<StoredRelease[]>
  /**
   * Removes old releases of a remote, except those named, the newest ten, and those of the last seven days.
   * @returns the removed versions
   */
  prune(remote: string, keep: ReadonlySet<string>): Promise<string[]>
  /** Folder of a release, whether it exists or not. */
  folderOf(remote: string, version: string): string
}
