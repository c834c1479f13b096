import { open, rename, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ExchangeError } from '../exchange/ExchangeError.ts'
import { clearFiles, PART_BYTES } from './exchangeFiles.ts'
import { ONE_C_TEXTS } from './oneC.texts.ts'
import { confirmOrders, offerOrders } from './oneCOrders.sql.ts'
import { DOC } from './orders.data.ts'
import { importFailure, pathIn, StepFailure, SUCCESS, type Step, type StepAnswer, type Steps } from './Step.ts'
import { takeFile } from './takeFile.ts'
import { takeStates } from './takeStates.ts'
import { writeOrders } from './writeOrders.ts'

/** Orders of one exchange; the next one goes on. */
const MAX_ORDERS = 2000
const TAKEN = '.taken'
const END_BYTES = 200
const END = new RegExp(`</${DOC.root}>[\\s\\0]*$`)

/** Orders go out and their states come back: `type=sale`. */
export const ORDER_STEPS: Steps = new Map<string, (step: Step) => Promise<StepAnswer>>([
  [
    'init',
    async ({ folder }: Step) => {
      await clearFiles(folder)
      return ['zip=no', `file_limit=${PART_BYTES}`]
    },
  ],
  [
    'query',
    async ({ account, services }: Step) => {
      await services.db.transaction().execute((transaction) => offerOrders(transaction, account.login, MAX_ORDERS))
      return Readable.from(writeOrders(services.db, account, services.now()))
    },
  ],
  [
    'success',
    async ({ account, services }: Step) => {
      await confirmOrders(services.db, account.login)
      return [SUCCESS]
    },
  ],
  // Older exchanges end with the file, newer ones ask for its import.
  [
    'file',
    async (step: Step) => {
      const path = await takeFile(step)
      return (await isWhole(path)) ? take(step, path) : [SUCCESS]
    },
  ],
  [
    'import',
    async (step: Step) => {
      const path = pathIn(step.folder, step.request)
      if (await isThere(`${path}${TAKEN}`)) return [SUCCESS]
      if (!(await isThere(path))) throw new StepFailure(ONE_C_TEXTS.noFile)
      return take(step, path)
    },
  ],
  ['complete', async () => [SUCCESS]],
])

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Whether a file has come to its end, in either encoding of 1C. */
async function isWhole(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(END_BYTES), 0, END_BYTES, Math.max(0, size - END_BYTES))
    return ['utf-8', 'windows-1251'].some((encoding) => END.test(new TextDecoder(encoding).decode(buffer)))
  } finally {
    await file.close()
  }
}

async function take({ services, account }: Step, path: string): Promise<string[]> {
  try {
    await takeStates(services, account, path)
    await rename(path, `${path}${TAKEN}`)
    return [SUCCESS]
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error
    throw importFailure(error.message)
  }
}
