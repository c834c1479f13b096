import { clearFiles, PART_BYTES } from './exchangeFiles.ts'
import { ONE_C_TEXTS } from './oneC.texts.ts'
import { pathIn, StepFailure, SUCCESS, type Step, type Steps } from './Step.ts'
import { takeFile } from './takeFile.ts'

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
      if (state.kind === 'failed') throw new StepFailure(ONE_C_TEXTS.failed(state.words))
      return [state.kind === 'done' ? SUCCESS : 'progress']
    },
  ],
  // After all files. What a whole `import.xml` lacks was withdrawn by its import; several files withdraw only what they mark.
  ['deactivate', async () => [SUCCESS]],
  ['complete', async () => [SUCCESS]],
])
