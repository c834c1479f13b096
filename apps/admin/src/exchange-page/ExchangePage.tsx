import { css } from '@linaria/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import {
  EXPORT_FORMATS,
  exportPathOf,
  getExchangeFile,
  listExchangeRuns,
  type ExchangeRun,
} from '@verstak/contracts/exchangeStaff'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { AdminCard } from '../fields/AdminCard.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { ChoiceFilter } from '../list/filterFields.tsx'
import type { ListFilters } from '../list/listAddress.ts'
import { ExchangeRows } from './ExchangeRows.tsx'
import { fileQuery, filtersOf, runsPageOf, runsQuery, type ExchangeInput } from './exchangeLoader.ts'
import { EXCHANGE_PAGE as PATH } from './exchangePage.data.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'
import { FeedsCard } from './FeedsCard.tsx'
import { FileCard } from './FileCard.tsx'
import { changeCounts } from './ReportWords.tsx'
import { SendFile } from './SendFile.tsx'

const POLL_MS = 1000

/** Goods in and out: a file is sent, compared and taken in; the runs; the catalogue as a file. */
export function ExchangePage() {
  const { call } = useHost()
  const input = useLoaderData<ExchangeInput>()
  const { data: runs, refetch } = useSuspenseQuery(runsQuery(call, input))
  const filters = filtersOf(input)
  return (
    <AdminFrame current={PATH} title={texts.title}>
      <SendFile />
      {input.file !== null && (
        <SentFile
          key={input.file}
          input={{ ...input, file: input.file }}
          sources={runs.sources}
          onEnded={() => void refetch()}
        />
      )}
      <AdminCard title={texts.out}>
        <p>{texts.outNote}</p>
        <div className={row}>
          {EXPORT_FORMATS.map((format) => (
            <Button key={format} href={exportPathOf(format)} variant="secondary" download>
              {texts.formats[format]}
            </Button>
          ))}
        </div>
      </AdminCard>
      <AdminCard
        title={texts.runs}
        note={texts.runsNote}
        actions={<CsvLink endpoint={listExchangeRuns} filters={filters.runs} of={texts.runs} />}
      >
        <RunList runs={runs} page={runsPageOf(input)} filters={filters.runs} kept={filters.feeds} />
      </AdminCard>
      <FeedsCard input={input} />
    </AdminFrame>
  )
}

function SentFile({
  input,
  sources,
  onEnded,
}: {
  input: ExchangeInput & { file: string }
  sources: readonly string[]
  onEnded: () => void
}) {
  const { call } = useHost()
  const { data, refetch } = useQuery({
    ...fileQuery(call, input),
    refetchInterval: ({ state }) => (state.data?.file.task?.state === 'running' ? POLL_MS : false),
  })
  const state = data?.file.task?.state
  const wasRunning = useRef(false)
  useEffect(() => {
    // The work has ended by itself: its run stands in the list now.
    if (wasRunning.current && state !== 'running') onEnded()
    wasRunning.current = state === 'running'
  }, [state, onEnded])
  if (!data) return null
  const { file } = data
  return (
    <>
      <FileCard
        file={file}
        sources={sources}
        onChanged={async () => {
          await refetch()
          onEnded()
        }}
      />
      {file.task && file.task.state !== 'running' && file.task.mode !== 'undo' && (
        <AdminCard
          title={texts.rowsOf}
          actions={
            <CsvLink endpoint={getExchangeFile} filters={{ id: input.file, show: input.show }} of={texts[input.show]} />
          }
        >
          <ExchangeRows
            rows={data}
            path={PATH}
            filters={{ ...input.filters, file: input.file }}
            show={input.show}
            page={input.page}
          />
        </AdminCard>
      )}
    </>
  )
}

interface Runs {
  runs: readonly ExchangeRun[]
  sources: readonly string[]
  total: number
  pageSize: number
}

interface RunListProps {
  runs: Runs
  page: number
  filters: ListFilters
  kept: ListFilters
}

function RunList({ runs, page, filters, kept }: RunListProps) {
  return (
    <AdminList
      path={PATH}
      filters={filters}
      kept={kept}
      page={page}
      total={runs.total}
      pageSize={runs.pageSize}
      caption={texts.runs}
      rows={runs.runs}
      keyOf={({ id }) => id}
      nameOf={({ id }) => texts.runTitle(id)}
      nothing={texts.noRuns}
      fields={
        <ChoiceFilter
          {...{ filters, name: 'source', label: texts.sourceFilter }}
          options={runs.sources.map((name) => [name, name])}
        />
      }
      columns={[
        { key: 'id', header: texts.number, cell: ({ id }) => <a href={`${PATH}${id}/`}>{id}</a> },
        {
          key: 'origin',
          header: texts.origin,
          cell: ({ origin, undoOf, format }) =>
            `${undoOf === null ? origin : texts.undoOf(undoOf)}, ${texts.formatNames[format] ?? format}`,
        },
        { key: 'source', header: texts.source, cell: ({ source }) => source },
        { key: 'when', header: texts.when, cell: ({ startedAt }) => momentOf(startedAt) },
        { key: 'state', header: texts.state, cell: ({ state }) => texts.runStates[state] },
        { key: 'result', header: texts.result, cell: ({ report }) => (report ? changeCounts(report) : '') },
      ]}
    />
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
