import type { WriteStream } from 'node:tty'
import type { Change } from './exchange.sql.ts'
import { describeChange } from './describeChange.ts'
import { FAULT_WORDS } from './faultWords.ts'
import type { ImportResult } from './importGoods.ts'
import { KINDS, type Action, type Fault } from './RunReport.ts'

const BAR = 30
const STEP_MS = 200
/** Rows that are printed of a real run; the journal has them all. */
const MAX_FAULTS = 50

/** What the command prints: a bar where a person looks on, plain lines elsewhere. */
export function createTerminal(out: Pick<WriteStream, 'write' | 'isTTY'>) {
  let phase = 'reading'
  let drawnAt = 0
  let isBar = false
  let faults = 0
  const line = (text: string) => {
    out.write(`${isBar ? '\r\u001b[K' : ''}${text}\n`)
    isBar = false
  }
  return {
    line,
    failure: (text: string) => line(text),
    phase(next: string) {
      phase = next
      if (!out.isTTY) line(`${next} …`)
    },
    progress(done: number, of: number) {
      if (!out.isTTY || (Date.now() - drawnAt < STEP_MS && done < of)) return
      drawnAt = Date.now()
      const share = of > 0 ? Math.min(1, done / of) : 1
      const filled = Math.round(share * BAR)
      out.write(`\r\u001b[K${phase} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${Math.floor(share * 100)} %`)
      isBar = true
    },
    fault({ line: row, id, code, detail }: Fault) {
      faults += 1
      if (faults > MAX_FAULTS) return
      line(`line ${row}${id === null ? '' : `, ${id}`}: ${FAULT_WORDS[code]}${detail === '' ? '' : ` (${detail})`}`)
      if (faults === MAX_FAULTS) line('… further ones are in the table exchange_fault.')
    },
    change: (change: Change) => line(describeChange(change)),
    sum(result: ImportResult) {
      for (const text of sumLines(result)) line(text)
    },
  }
}

const WORDS: Record<Action, string> = {
  add: 'new',
  change: 'changed',
  withdraw: 'withdrawn',
  return: 'back',
  remove: 'removed',
}

function sumLines({ runId, report, state }: ImportResult): string[] {
  const { categories, products, parts, prices, params, pictures, refused, notes, unknown, changes } = report
  const counts = KINDS.flatMap((kind) => {
    const of = (Object.keys(WORDS) as Action[]).flatMap((action) => {
      const count = changes[`${kind} ${action}`]
      return count ? [`${count} ${WORDS[action]}`] : []
    })
    return of.length > 0 ? [`${kind}: ${of.join(', ')}`] : []
  })
  const noted = Object.entries(notes).map(([code, count]) => `  ${count} × ${FAULT_WORDS[code as Fault['code']]}`)
  const strange = Object.entries(unknown).sort(([, a], [, b]) => b - a)
  return [
    `Read ${products} products, ${parts} updates, ${categories} categories, ${prices} prices, ${params} characteristics, ${pictures} pictures; ${refused} rows refused.`,
    ...noted,
    ...(strange.length > 0
      ? [`Not understood: ${strange.map(([name, count]) => `${name} × ${count}`).join(', ')}.`]
      : []),
    counts.length > 0 ? `Changes: ${counts.join('; ')}.` : '0 changes.',
    ...STATES[state](runId),
  ]
}

const STATES: Record<ImportResult['state'], (runId: number) => string[]> = {
  dry: () => ['This was a dry run: the shop is as it was.'],
  done: (runId) => [`Run ${runId} is done. To take it back: npm run import -- --undo ${runId}`],
  refused: (runId) => [
    `Run ${runId} is refused: it would withdraw more of the products than the shop's settings let (a fifth, unless its staff has set another share). If that is meant, add --withdraw-anyway.`,
  ],
}
