import type { ExchangeFile, ExchangeReport, ExchangeRun } from '@verstak/contracts/exchangeStaff'

/** A file that was sent and compared. */
export const EXCHANGE_FILE = '3f0e7a0e-7a0c-4a69-9a52-3f6f2b8b9f11'

const REPORT: ExchangeReport = {
  ...{ categories: 14, products: 1284, parts: 0, refused: 1, pictures: 3410, prices: 1283, params: 9044, applied: 0 },
  notes: { 'bad-price': 1 },
  unknown: { 'offer/sales_notes': 1284 },
  changes: { 'product add': 1, 'product change': 1, 'product withdraw': 1 },
}

export const makeExchangeRun = (fields: Partial<ExchangeRun> = {}): ExchangeRun => ({
  ...{ id: 12, source: 'nasosy', origin: 'nasosy.yml', format: 'yml', state: 'done', undoOf: null, canUndo: true },
  ...{ startedAt: '2026-11-23T11:20:00Z', endedAt: '2026-11-23T11:21:00Z', report: REPORT },
  ...fields,
})

export const makeExchangeFile = (fields: Partial<ExchangeFile> = {}): ExchangeFile => ({
  ...{ id: EXCHANGE_FILE, name: 'Насосы <ноябрь>.yml', size: 2_400_000, source: 'nasosy' },
  task: {
    ...{ mode: 'dry', state: 'done', phase: 'comparing', done: 0, of: 0, runId: null, words: '', report: REPORT },
    ...{ changes: 3, faults: 1 },
  },
  ...fields,
})

export const makeExchangeRows = (show: 'changes' | 'faults' = 'changes') => ({
  pageSize: 50,
  total: show === 'changes' ? 3 : 1,
  faults: show === 'changes' ? [] : [{ line: 41, id: '17', code: 'bad-price', detail: 'договорная' }],
  changes:
    show === 'faults'
      ? []
      : [
          {
            ...{ kind: 'product' as const, id: '15', name: 'Насос НЦ-15', line: 37, action: 'change' as const },
            differences: [
              { field: 'price', old: '129000', new: '119050' },
              { field: 'stock', old: '{"1":4}', new: '{}' },
              { field: 'category', old: '104', new: '~' },
            ],
          },
          {
            ...{ kind: 'product' as const, id: '16', name: 'Насос НЦ-16', line: 39, action: 'add' as const },
            differences: [],
          },
          {
            ...{ kind: 'product' as const, id: '9', name: 'Насос НЦ-9', line: null, action: 'withdraw' as const },
            differences: [],
          },
        ],
})
