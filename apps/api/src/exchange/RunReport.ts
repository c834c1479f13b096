import { detach } from './detach.ts'
import { isRefusing, type FaultCode } from './records.ts'

/** A row with something wrong in it. */
export interface Fault {
  line: number
  id: string | null
  code: FaultCode
  detail: string
}

/** Kinds of what a run may change. */
export const KINDS = ['category', 'brand', 'property', 'product'] as const
export type Kind = (typeof KINDS)[number]

export type Action = 'add' | 'change' | 'withdraw' | 'return' | 'remove'

/** Sums of a run, as they are stored with it. */
export interface RunReport {
  /** Records of the file, the wrong ones too. */
  categories: number
  products: number
  parts: number
  /** Rows that were refused, and remarks on rows that were taken. */
  refused: number
  notes: Partial<Record<FaultCode, number>>
  /** Elements and columns that have no place in the shop, by name. */
  unknown: Record<string, number>
  pictures: number
  prices: number
  params: number
  changes: Partial<Record<`${Kind} ${Action}`, number>>
  applied: number
  /** Of a list of orders from 1C: how many it has, and how many of them went on. */
  orders?: { read: number; moved: number }
}

/** Names of elements that are counted apart; all others together. */
const MAX_NAMES = 300
const OTHERS = 'others'

export const emptyReport = (): RunReport => ({
  categories: 0,
  products: 0,
  parts: 0,
  refused: 0,
  notes: {},
  unknown: {},
  pictures: 0,
  prices: 0,
  params: 0,
  changes: {},
  applied: 0,
})

export function countUnknown({ unknown }: RunReport, name: string): void {
  const clean = detach(name.replaceAll('\0', '').toWellFormed())
  const isKnown = Object.hasOwn(unknown, clean) || Object.keys(unknown).length < MAX_NAMES
  const key = isKnown ? clean : OTHERS
  unknown[key] = (unknown[key] ?? 0) + 1
}

export function countFault(report: RunReport, { code }: Fault): void {
  report.notes[code] = (report.notes[code] ?? 0) + 1
  if (isRefusing(code)) report.refused += 1
}
