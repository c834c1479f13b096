import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Activation } from '@verstak/contracts/registry'
import { createFolderStore } from './createFolderStore.ts'
import { formatTable, historyRows, liveRows } from './releaseTables.ts'
import { makeRelease, SAMPLE_FILES } from './testing/sampleRelease.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-tables-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const activation: Activation = {
  revision: 1,
  remote: 'cart',
  version: '0.1.0-00000001',
  kind: 'activate',
  percent: 100,
  actor: 'anna',
  commit: 'c0ffeec0ffeec0ffee',
  reason: null,
  at: '2026-11-21T10:11:12.000Z',
}

async function openStore() {
  const store = createFolderStore(join(folder, 'store'))
  const files = {
    ...SAMPLE_FILES,
    'browser/routes.1.js.br': 'x'.repeat(1_000),
    'browser/routes.1.css.br': 'x'.repeat(240),
  }
  const release = { ...makeRelease(join(folder, 'build'), files), version: activation.version, signature: '' }
  writeFileSync(join(folder, 'build/release.json'), '')
  await store.put(join(folder, 'build'), release)
  return store
}

test('what is live is shown with its origin and the size of its pages', async () => {
  const stable = { version: activation.version, routes: [] }
  const live = [
    { name: 'cart', stable, previous: null, canary: { version: '0.1.0-00000002', routes: [], percent: 5 } },
    { name: 'listing', stable, previous: null, canary: null },
  ]
  const [, cart, listing] = await liveRows(live, [activation], await openStore())
  expect(cart).toEqual([
    ...['cart', '0.1.0-00000001', '0.1.0-00000002 (5 %)', '2026-11-21 10:11', 'anna', 'c0ffeec0f', '1.2 kB'],
  ])
  expect(listing).toEqual(['listing', '0.1.0-00000001', '–', '–', '–', '–', 'not in the store'])
})

test('the history says what happened and why', async () => {
  const aborted: Activation = {
    ...activation,
    kind: 'abort',
    percent: 0,
    reason: '5 % of pages failed',
    actor: 'registry',
  }
  const canary: Activation = { ...activation, kind: 'canary', percent: 5 }
  const rows = await historyRows([aborted, canary, activation], await openStore())
  expect(rows.slice(1).map(([, what]) => what)).toEqual(['abort: 5 % of pages failed', 'canary 5 %', 'activate'])
})

test('columns are as wide as their widest cell', () => {
  expect(
    formatTable([
      ['a', 'b'],
      ['long', 'c'],
    ]),
  ).toBe('a     b\nlong  c')
})
