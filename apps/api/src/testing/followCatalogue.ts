import { createColumnarIndex } from '../catalogue-index/createColumnarIndex.ts'

// A process with a catalogue index, for tests that kill it. Arguments: database address, folder of the snapshot file.
const [databaseUrl = '', folder = ''] = process.argv.slice(2)
const index = createColumnarIndex({
  databaseUrl,
  folder,
  onWarning: (text, error) => process.stderr.write(`${text}: ${error.message}\n`),
})
await index.read()
process.stdout.write('ready\n')
