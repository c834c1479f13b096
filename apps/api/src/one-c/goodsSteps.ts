import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { clearFiles, PART_BYTES } from './exchangeFiles.ts'
import { ONE_C_TEXTS } from './oneC.texts.ts'
import { importFailure, pathIn, StepFailure, SUCCESS, type Step, type Steps } from './Step.ts'
import { takeFile } from './takeFile.ts'

/** Files with the assortment; the others have prices and rests. */
const GOODS_FILE = /^import.*\.xml$/i

/** Goods come in: `type=catalog`. */
export const GOODS_STEPS: Steps = new Map([
  [
    'init',
    async ({ account, folder, imports }: Step) => {
      if (imports.isRunning(account.source)) throw new StepFailure(ONE_C_TEXTS.isImporting)
      await clearFiles(folder)
      return ['zip=no', `file_limit=${PART_BYTES}`]
    },
  ],
  [
    'file',
    async (step: Step) => {
      await takeFile(step)
      return [SUCCESS]
    },
  ],
  [
    'import',
    async ({ account, folder, request, imports }: Step) => {
      const state = await imports.run(pathIn(folder, request), account.source)
      if (state.kind === 'failed') throw importFailure(state.words)
      return [state.kind === 'done' ? SUCCESS : 'progress']
    },
  ],
  // After all files: what none of them has is withdrawn, so far as all say that they are the whole assortment.
  [
    'deactivate',
    async ({ account, folder, imports }: Step) => {
      if (!(await hasGoods(folder))) return [SUCCESS]
      const state = await imports.run(folder, account.source)
      if (state.kind === 'failed') throw importFailure(state.words)
      return [state.kind === 'done' ? SUCCESS : 'progress']
    },
  ],
  ['complete', async () => [SUCCESS]],
])

const hasGoods = async (folder: string): Promise<boolean> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).some((name) => GOODS_FILE.test(basename(name)))
