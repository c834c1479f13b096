import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { wordsOf } from '../exchange-staff/wordsOf.ts'
import type { Services } from '../services.ts'
import type { Imports } from './createImports.ts'
import { pathOf } from './exchangeFiles.ts'
import type { OneCAccount } from './oneC.sql.ts'
import { ONE_C_TEXTS } from './oneC.texts.ts'

export const SUCCESS = 'success'

/** A step fails: 1C shows the words to its user. */
export class StepFailure extends Error {}

/** @param words of an import, for a terminal */
export const importFailure = (words: string): StepFailure =>
  new StepFailure(ONE_C_TEXTS.failed(wordsOf({ state: 'failed', words })))

/** One call of an exchange. */
export interface Step {
  account: OneCAccount
  /** Of the exchange's files. */
  folder: string
  request: FastifyRequest
  services: Services
  imports: Imports
}

/** Lines of text, or a document. */
export type StepAnswer = string[] | Readable

/** Steps of an exchange by their mode. */
export type Steps = ReadonlyMap<string, (step: Step) => Promise<StepAnswer>>

/** Where the file that a call names lies. @throws StepFailure */
export function pathIn(folder: string, request: FastifyRequest): string {
  const { filename } = request.query as { filename?: unknown }
  const path = typeof filename === 'string' ? pathOf(folder, filename) : null
  if (path === null) throw new StepFailure(ONE_C_TEXTS.badName)
  return path
}
