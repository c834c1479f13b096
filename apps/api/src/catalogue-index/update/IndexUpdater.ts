import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import {
  insertSnapshotToken,
  purgeChanges,
  selectChanges,
  selectDocuments,
  selectFigures,
  type ProductFigures,
} from '../sql/changes.sql.ts'
import { collectGarbage } from '../collectGarbage.ts'
import type { IndexData } from '../IndexData.ts'
import type { UpdaterMessage } from '../indexMessages.ts'
import { IndexWriter } from './IndexWriter.ts'
import { writeSnapshot } from '../snapshot/snapshotFile.ts'
import type { TextSearch } from '../TextMatcher.ts'

/** Products whose figures are read at once. */
const FIGURES_AT_ONCE = 500
/** Few, because a price that changes meanwhile has to wait for them. */
const DOCUMENTS_AT_ONCE = 100

export interface UpdaterOptions {
  search: TextSearch
  snapshotPath: string
  send(message: UpdaterMessage): void
}

/** Applies changes of the database to an index, in steps: prices and stock first. */
export class IndexUpdater {
  readonly #options: UpdaterOptions
  #writer: IndexWriter | null = null
  /** Snapshot up to which changes were read into the queues. They are applied when the queues are empty. */
  #queuedUpTo = ''
  readonly #figureIds = new Set<number>()
  readonly #documentIds = new Set<number>()
  #isShown = false
  /** What readers see while the new index catches up, which takes minutes during a large import. */
  #outgoing: IndexWriter | null = null
  #isRebuildWanted = false
  #changesSaved = -1

  constructor(options: UpdaterOptions) {
    this.#options = options
  }

  get isRebuilding(): boolean {
    return this.#isRebuildWanted || !this.#isShown
  }

  get hasUpdate(): boolean {
    return this.#isShown && this.#writer?.hasUpdate === true
  }

  adopt(data: IndexData): void {
    if (this.#isShown) this.#outgoing = this.#writer
    this.#writer = new IndexWriter(data, this.#options.search)
    this.#queuedUpTo = data.snapshot
    // The new index has these changes, the outgoing one does not.
    for (const id of this.#documentIds) if (this.#outgoing?.has(id)) this.#figureIds.add(id)
    this.#documentIds.clear()
    this.#isShown = false
    this.#isRebuildWanted = false
  }

  /** Reads what changed and does a part of it. @returns true when nothing is left */
  async step(client: Client): Promise<boolean> {
    const writer = this.#writer
    if (!writer) return true
    const changes = await selectChanges(client, this.#queuedUpTo, writer.data.identity)
    // `adopt` may have been called meanwhile; the same after each query below.
    if (writer !== this.#writer) return false
    this.#queuedUpTo = changes.snapshot
    for (const id of changes.figureIds) this.#queueFigures(id)
    for (const id of changes.documentIds) this.#documentIds.add(id)
    if (changes.isLost || changes.isEverything) this.wantRebuild()
    if (changes.isLost && !this.#isShown) return true

    await this.#changeFigures(client, writer)
    if (writer !== this.#writer) return false
    await this.#changeDocuments(client, writer)
    if (writer !== this.#writer) return false
    if (this.#figureIds.size + this.#documentIds.size > 0) return false
    writer.data.snapshot = this.#queuedUpTo
    if (writer.isRebuildNeeded) this.wantRebuild()
    if (!this.#isShown) this.#show(writer)
    return true
  }

  /** Unknown products need their documents. They wait in a queue of their own, so that an import does not delay prices. */
  #queueFigures(id: number): void {
    const isKnown = this.#writer?.has(id) === true || this.#outgoing?.has(id) === true
    const queue = isKnown ? this.#figureIds : this.#documentIds
    queue.add(id)
  }

  /** Lets readers see new products and the new order. */
  sendUpdate(): void {
    const writer = this.#writer
    if (writer && this.hasUpdate) this.#options.send({ kind: 'update', ...writer.takeUpdate() })
  }

  /** Writes the snapshot file if something changed since the last one. */
  async save(client: Client): Promise<void> {
    const writer = this.#writer
    if (!writer || !this.#isShown || this.#isRebuildWanted) return
    this.sendUpdate()
    const changes = Atomics.load(writer.data.changes, 0)
    if (changes === this.#changesSaved) return
    const token = randomUUID()
    await writeSnapshot(this.#options.snapshotPath, { ...writer.data, token }, this.#options.search.version, () =>
      insertSnapshotToken(client, token),
    )
    this.#changesSaved = changes
  }

  purge(client: Client, olderThan: string): Promise<void> {
    return purgeChanges(client, olderThan)
  }

  async #changeFigures(client: Client, writer: IndexWriter): Promise<void> {
    const ids = firstOf(this.#figureIds, FIGURES_AT_ONCE)
    if (ids.length === 0) return
    const found = await selectFigures(client, ids)
    if (writer !== this.#writer) return
    const missing = new Set(ids)
    for (const id of ids) this.#figureIds.delete(id)
    for (const figures of found) {
      missing.delete(figures.id)
      if (!writer.changeFigures(figures)) this.#documentIds.add(figures.id)
    }
    this.#updateOutgoing(found, missing)
    for (const id of missing) writer.remove(id)
  }

  async #changeDocuments(client: Client, writer: IndexWriter): Promise<void> {
    const ids = firstOf(this.#documentIds, DOCUMENTS_AT_ONCE)
    if (ids.length === 0) return
    const found = await selectDocuments(client, ids)
    if (writer !== this.#writer) return
    const missing = new Set(ids)
    for (const id of ids) this.#documentIds.delete(id)
    for (const document of found) {
      missing.delete(document.id)
      writer.addDocument(document)
    }
    this.#updateOutgoing(found, missing)
    for (const id of missing) writer.remove(id)
  }

  /** Readers see prices, stock and what is withdrawn at once, whichever index they read. */
  #updateOutgoing(found: readonly ProductFigures[], missing: Iterable<number>): void {
    if (!this.#outgoing) return
    for (const figures of found) this.#outgoing.changeFigures(figures)
    for (const id of missing) this.#outgoing.remove(id)
  }

  /** Applies the last changes, then lets readers see the index. */
  #show(writer: IndexWriter): void {
    this.#isShown = true
    const isReplaced = this.#outgoing !== null
    this.#outgoing = null
    // The snapshot file has it already.
    const isSaved = writer.data.token !== null && Atomics.load(writer.data.changes, 0) === 0
    const { deadRows } = writer.takeUpdate()
    writer.markDead(deadRows)
    this.#changesSaved = isSaved ? Atomics.load(writer.data.changes, 0) : -1
    this.#options.send({ kind: 'swap', data: writer.data })
    if (isReplaced) setImmediate(() => collectGarbage(writer.data))
  }

  wantRebuild(): void {
    if (!this.#isRebuildWanted) this.#options.send({ kind: 'rebuildWanted' })
    this.#isRebuildWanted = true
  }
}

/** They stay in the queue until they are done, so that a lost connection loses none. */
function firstOf(ids: Set<number>, count: number): number[] {
  return ids.size <= count ? [...ids] : Array.from(ids).slice(0, count)
}
