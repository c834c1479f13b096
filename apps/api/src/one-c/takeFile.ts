import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { appendPart, TooLargeError } from './exchangeFiles.ts'
import { ONE_C_TEXTS } from './oneC.texts.ts'
import { pathIn, StepFailure, type Step } from './Step.ts'

/** Appends what a call brings to its file. @returns path of the file @throws StepFailure */
export async function takeFile({ folder, request }: Step): Promise<string> {
  const path = pathIn(folder, request)
  if (request.method !== 'POST' || !request.body) throw new StepFailure(ONE_C_TEXTS.noFile)
  try {
    await appendPart(path, request.body as Readable)
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error
    await rm(path, { force: true })
    throw new StepFailure(ONE_C_TEXTS.tooLarge)
  }
  return path
}
