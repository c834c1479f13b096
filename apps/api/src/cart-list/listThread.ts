import { parentPort, workerData } from 'node:worker_threads'
import { ListFailure } from './ListFailure.ts'
import { limitRows } from './limitRows.ts'
import { readListRows } from './readListRows.ts'
import { readTable } from './readTable.ts'
import type { ListAnswer } from './createListReader.ts'

// Reads one file and ends: what a hostile file does to memory or time it does here.
const answer = await readTable(Buffer.from(workerData as Uint8Array))
  .then((table): ListAnswer => ({ rows: limitRows(readListRows(table)) }))
  .catch((error: unknown): ListAnswer => {
    if (error instanceof ListFailure) return { problem: error.problem }
    throw error
  })
parentPort!.postMessage(answer)
