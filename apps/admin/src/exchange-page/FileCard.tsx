import { css } from '@linaria/core'
import { readApiError } from '@verstak/api-client/readApiError'
import { cancelExchange, startExchange, type ExchangeFile, type ExchangeTask } from '@verstak/contracts/exchangeStaff'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Message } from '@verstak/ui-kit/Message'
import { Progress } from '@verstak/ui-kit/Progress'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { AdminCard } from '../fields/AdminCard.tsx'
import { EXCHANGE_PAGE } from './exchangePage.data.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'
import { ReportWords } from './ReportWords.tsx'

const SOURCE = /^[a-z0-9][a-z0-9_.-]{0,59}$/

export interface FileCardProps {
  file: ExchangeFile
  /** Known sources, for the field's list. */
  sources: readonly string[]
  onChanged: () => Promise<unknown>
}

/** A file that was sent: how the work on it stands, what it found, and what can be done next. */
export function FileCard({ file, sources, onChanged }: FileCardProps) {
  const { call } = useHost()
  const { id, name, task } = file
  const [source, setSource] = useState(file.source)
  const [isAnyWithdrawn, setAnyWithdrawn] = useState(false)
  const [problem, setProblem] = useState('')
  const isRunning = task?.state === 'running'
  const isOver = task?.mode === 'undo' || (task?.mode === 'run' && task.state === 'done')

  async function act(change: () => Promise<unknown>): Promise<void> {
    setProblem('')
    try {
      await change()
      await onChanged()
    } catch (error) {
      setProblem(readApiError(error)?.details.find(({ text }) => text)?.text ?? texts.failed)
    }
  }

  function start(mode: 'dry' | 'run'): void {
    if (!SOURCE.test(source)) return setProblem(texts.badSource)
    void act(() => call(startExchange, { body: { id, mode, source, isAnyWithdrawn } }))
  }

  return (
    <AdminCard title={name}>
      {task && isRunning && (
        <div className={row}>
          <Progress
            label={texts.phases[task.phase]}
            value={task.of > 0 ? task.done : null}
            max={task.of || 1}
            valueText={texts.percent(task.done, task.of)}
          />
          <Button variant="secondary" onClick={() => void act(() => call(cancelExchange, { body: { id } }))}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {task && !isRunning && (
        <Message tone={toneOf(task)} isLive>
          {wordsOf(task)}
        </Message>
      )}
      {task?.report && <ReportWords report={task.report} />}
      {task?.runId && task.state !== 'running' && <a href={`${EXCHANGE_PAGE}${task.runId}/`}>{texts.toRun}</a>}
      {!isRunning && !isOver && (
        <>
          <TextField
            label={texts.source}
            hint={texts.sourceHint}
            list="exchange-sources"
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
          <datalist id="exchange-sources">
            {sources.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          {task?.state === 'refused' && (
            <Checkbox
              label={texts.withdrawAnyway}
              checked={isAnyWithdrawn}
              onChange={({ target }) => setAnyWithdrawn(target.checked)}
            />
          )}
          <div className={row}>
            <Button onClick={() => start('run')}>{texts.start}</Button>
            <Button variant="secondary" onClick={() => start('dry')}>
              {texts.compare}
            </Button>
          </div>
        </>
      )}
      {problem && (
        <Message tone="danger" isLive>
          {problem}
        </Message>
      )}
    </AdminCard>
  )
}

const TONES = { running: 'info', done: 'ok', refused: 'warn', failed: 'danger', cancelled: 'warn' } as const
const toneOf = ({ state, mode }: ExchangeTask) => (state === 'done' && mode === 'dry' ? 'info' : TONES[state])

function wordsOf({ state, mode, words }: ExchangeTask): string {
  if (state === 'failed') return words || texts.failed
  if (state === 'done') return { dry: texts.states.dry, run: texts.states.done, undo: texts.states.undone }[mode]
  return state === 'running' ? '' : texts.states[state]
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s12};
`
