import { isTextBlock, type TextBlock } from '../rich-text/textDocument.ts'
import type { FormBlock } from './BlockFields.tsx'
import type { DocumentBlock } from './DocumentBlock.ts'

/** Blocks that are edited together: one with a form, or headings, paragraphs and lists in a row. */
export type BlockRun = { start: number; text: TextBlock[]; form?: undefined } | { start: number; form: FormBlock }

export function blockRunsOf(blocks: readonly DocumentBlock[]): BlockRun[] {
  const runs: BlockRun[] = []
  for (const [start, block] of blocks.entries()) {
    const last = runs.at(-1)
    if (!isTextBlock(block)) runs.push({ start, form: block })
    else if (last && !last.form) last.text.push(block)
    else runs.push({ start, text: [block] })
  }
  return runs
}

export const blocksIn = (run: BlockRun): readonly DocumentBlock[] => (run.form ? [run.form] : run.text)

/** The blocks with others instead of those of a run. */
export const withRun = (
  blocks: readonly DocumentBlock[],
  run: BlockRun,
  next: readonly DocumentBlock[],
): DocumentBlock[] => [...blocks.slice(0, run.start), ...next, ...blocks.slice(run.start + blocksIn(run).length)]

/** The blocks with a run one block further up or down, and where it begins then. So a form goes into the middle of a text. */
export function moved(blocks: readonly DocumentBlock[], run: BlockRun, by: -1 | 1): [DocumentBlock[], start: number] {
  const others = withRun(blocks, run, [])
  const start = run.start + by
  return [[...others.slice(0, start), ...blocksIn(run), ...others.slice(start)], start]
}
