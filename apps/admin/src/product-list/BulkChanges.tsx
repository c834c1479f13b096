import { css } from '@linaria/core'
import type { BulkChange, StaffProductFilter } from '@verstak/contracts/staffCatalogue'
import { NAMEPLATES } from '@verstak/contracts/staffCatalogue'
import { NAMEPLATE_NAMES } from '@verstak/contracts/staffWords.texts'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Message } from '@verstak/ui-kit/Message'
import { Progress } from '@verstak/ui-kit/Progress'
import { Select } from '@verstak/ui-kit/Select'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState, type ChangeEvent } from 'react'
import { AdminCard } from '../fields/AdminCard.tsx'
import { PlanView } from './PlanView.tsx'
import { productListTexts as texts } from './productList.texts.ts'
import { useBulkChanges } from './useBulkChanges.ts'

export interface BulkChangesProps {
  /** Filter of the list: what «shown products» are. */
  filter: StaffProductFilter
  onApplied: () => void
}

/** Changes of many products: of those of the filter, or of a table; first the difference, then the change. */
export function BulkChanges({ filter, onApplied }: BulkChangesProps) {
  const bulk = useBulkChanges(onApplied)
  const [kind, setKind] = useState<BulkChange['kind']>('price')
  const [percent, setPercent] = useState('-10')
  const [isOn, setOn] = useState(true)
  const [nameplate, setNameplate] = useState<(typeof NAMEPLATES)[number]>('hit')
  const [text, setText] = useState('')
  const { plan, progress, problem, isPlanning } = bulk

  function changeOf(): BulkChange {
    if (kind === 'state') return { kind, isActive: isOn }
    if (kind === 'nameplate') return { kind, nameplate, isOn }
    return { kind, percent: Number(percent.replace(',', '.').replace('−', '-')) || 0, isDiscount: isOn }
  }

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) setText(await file.text())
  }

  return (
    <div className={block}>
      <AdminCard title={texts.byFilter} note={texts.bulkNote}>
        <div className={row}>
          <Select
            label={texts.what}
            value={kind}
            onChange={({ target }) => setKind(target.value as BulkChange['kind'])}
          >
            {Object.entries(texts.whats).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
          {kind === 'price' && (
            <TextField
              label={texts.percent}
              hint={texts.percentHint}
              inputMode="text"
              value={percent}
              onChange={({ target }) => setPercent(target.value)}
            />
          )}
          {kind === 'nameplate' && (
            <Select
              label={texts.whats.nameplate}
              value={nameplate}
              onChange={({ target }) => setNameplate(target.value as typeof nameplate)}
            >
              {NAMEPLATES.map((one) => (
                <option key={one} value={one}>
                  {NAMEPLATE_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </div>
        <Checkbox
          label={{ price: texts.isDiscount, state: texts.isActive, nameplate: texts.isOn }[kind]}
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
        <div>
          <Button
            variant="secondary"
            loading={isPlanning}
            onClick={() => void bulk.show({ by: 'filter', filter, change: changeOf() })}
          >
            {texts.show}
          </Button>
        </div>
      </AdminCard>
      <AdminCard title={texts.byTable}>
        <Textarea
          label={texts.table}
          hint={texts.tableHint}
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={row}>
          <label>
            {texts.file}{' '}
            <input type="file" accept=".csv,text/csv,text/plain" onChange={(event) => void readFile(event)} />
          </label>
          <Button
            variant="secondary"
            loading={isPlanning}
            disabled={text.trim() === ''}
            onClick={() => void bulk.show({ by: 'table', text })}
          >
            {texts.show}
          </Button>
        </div>
      </AdminCard>
      {problem && (
        <Message tone="danger" isLive>
          {problem}
        </Message>
      )}
      {plan && !progress?.isRunning && <PlanView plan={plan} onApply={() => void bulk.apply()} />}
      {progress?.isRunning && (
        <div className={row}>
          <Progress label={texts.progress(progress.done, progress.all)} value={progress.done} max={progress.all} />
          <Button variant="secondary" onClick={bulk.stop}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {progress && !progress.isRunning && (
        <Message tone={progress.refused.length > 0 || progress.isStopped ? 'warn' : 'ok'} isLive>
          {progress.isStopped ? texts.stopped(progress.done, progress.all) : texts.done(progress.done)}
          <ul>
            {progress.refused.map(({ text: why }) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Message>
      )}
    </div>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.s12};
`

const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  padding-top: ${space.s12};
`
