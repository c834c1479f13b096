import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNode } from './runOnNode24.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-node-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function makeNode(place: string, version: string): Promise<string> {
  await mkdir(join(folder, place), { recursive: true })
  await writeFile(join(folder, place, 'node'), `#!/bin/sh\necho ${version}\n`)
  await chmod(join(folder, place, 'node'), 0o755)
  return join(folder, place)
}

test('the pinned Node comes first', async () => {
  await makeNode('node_modules/.bin', 'v24.1.0')
  expect(findNode(folder, await makeNode('usr', 'v26.0.0'))).toBe(join(folder, 'node_modules/.bin/node'))
})

test('without its binary the first new enough Node on PATH is taken', async () => {
  const path = [await makeNode('old', 'v22.9.0'), join(folder, 'empty'), await makeNode('new', 'v25.0.0')].join(':')
  expect(findNode(folder, path)).toBe(join(folder, 'new/node'))
})

test('with none the way out is told', async () => {
  expect(() => findNode(folder, '')).toThrow('npm rebuild node --ignore-scripts=false')
})
