import { useSuspenseQuery } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { getExchangeRun, undoExchange } from '@verstak/contracts/exchangeStaff'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { useLoaderData, useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { SpecificationList } from '@verstak/ui-kit/SpecificationList'
import { AdminCard } from '../fields/AdminCard.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { CsvLink } from '../list/CsvLink.tsx'
import { ExchangeRows } from './ExchangeRows.tsx'
import { runQuery, type RunInput } from './exchangeLoader.ts'
import { EXCHANGE_PAGE } from './exchangePage.data.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'
import { ReportWords } from './ReportWords.tsx'

/** Report and journal of a run, and the way back. */
export function ExchangeRunPage() {
  const { call } = useHost()
  const navigate = useNavigate()
  const { confirm, showError } = useModals()
  const input = useLoaderData<RunInput>()
  const { data } = useSuspenseQuery(runQuery(call, input))
  const { run } = data

  async function undo(): Promise<void> {
    const isSure = await confirm({
      title: texts.undoTitle(run.id),
      text: texts.undoText,
      confirmLabel: texts.undo,
    })
    if (!isSure) return
    try {
      const { file } = await call(undoExchange, { body: { runId: run.id } })
      await navigate(`${EXCHANGE_PAGE}?file=${file.id}`)
    } catch (error) {
      showError({ text: readApiError(error)?.details.find(({ text }) => text)?.text ?? texts.failed })
    }
  }

  return (
    <AdminFrame
      current={EXCHANGE_PAGE}
      title={texts.runTitle(run.id)}
      note={texts.runStates[run.state]}
      actions={
        run.canUndo && (
          <Button variant="secondary" size="s" onClick={() => void undo()}>
            {texts.undo}
          </Button>
        )
      }
    >
      <AdminCard title={run.undoOf === null ? run.origin : texts.undoOf(run.undoOf)}>
        <SpecificationList
          items={[
            { name: texts.source, value: run.source },
            { name: texts.origin, value: texts.formatNames[run.format] ?? run.format },
            { name: texts.when, value: momentOf(run.startedAt) },
          ]}
        />
        {run.state === 'broken' && (
          <Message tone="danger">{run.undoOf === null ? texts.broken : texts.brokenUndo}</Message>
        )}
        {run.report && <ReportWords report={run.report} />}
      </AdminCard>
      <AdminCard
        title={texts.rowsOf}
        actions={
          <CsvLink
            endpoint={getExchangeRun}
            filters={{ id: String(run.id), show: input.show }}
            of={texts[input.show]}
          />
        }
      >
        <ExchangeRows
          rows={data}
          path={`${EXCHANGE_PAGE}${run.id}/`}
          filters={{}}
          show={input.show}
          page={input.page}
        />
      </AdminCard>
    </AdminFrame>
  )
}
