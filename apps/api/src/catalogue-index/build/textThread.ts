import { parentPort, workerData } from 'node:worker_threads'
import { addAttributes, addNames, type AttributedRows, type NamedRows } from './startTextBuild.ts'
import { indexSearch } from '../indexSearch.ts'

// Reads the names of products while the thread that began it reads their stock and values.
const rows = workerData as NamedRows
const builder = indexSearch.createBuilder()
addNames(builder, rows)
builder.settle()
parentPort!.once('message', (attributed: AttributedRows) => {
  addAttributes(builder, attributed, rows.places.length)
  parentPort!.postMessage(builder.finish())
  parentPort!.close()
})
