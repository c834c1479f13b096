import { readImport } from './readImport.ts'
import { start } from './start.ts'
import { IMPORT_VARIABLE, planStore } from './storePlan.ts'

const goods = readImport(process.argv.slice(2), process.env['INIT_CWD'])
if (goods !== null) process.env[IMPORT_VARIABLE] = goods
await start(planStore)
