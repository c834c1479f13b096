import { blockRunsOf, blocksIn, moved } from './blockRuns.ts'
import type { DocumentBlock } from './DocumentBlock.ts'

const text = (words: string): DocumentBlock => ({ kind: 'paragraph', text: words })
const form: DocumentBlock = { kind: 'form', form: 'feedback' }
const namesOf = (blocks: readonly DocumentBlock[]) =>
  blocks.map((block) => (block.kind === 'paragraph' ? block.text : '+'))
const BLOCKS = [text('a'), text('b'), form, text('c')]

test('texts in a row are edited together', () => {
  expect(blockRunsOf(BLOCKS).map((run) => [run.start, namesOf(blocksIn(run))])).toEqual([
    [0, ['a', 'b']],
    [2, ['+']],
    [3, ['c']],
  ])
})

test.each([
  [1, -1, ['a', '+', 'b', 'c'], 1],
  [1, 1, ['a', 'b', 'c', '+'], 3],
  [0, 1, ['+', 'a', 'b', 'c'], 1],
  [2, -1, ['a', 'b', 'c', '+'], 2],
] as const)('run %i moves by %i past one block', (place, by, names, start) => {
  const [blocks, at] = moved(BLOCKS, blockRunsOf(BLOCKS)[place]!, by)
  expect(namesOf(blocks)).toEqual(names)
  expect(at).toBe(start)
})
