import type { LiveRemote } from '../document/boot.ts'
import type { SeenFailure } from '../client-report/failures.ts'
import { asMs, partOf, partRows, remoteRows } from './overlayRows.ts'
import type { PagePart } from './readParts.ts'
import { readServerTimings } from './readTimings.ts'

export interface OverlayPanelProps {
  parts: readonly PagePart[]
  remotes: readonly LiveRemote[]
  /** Commits of the releases, by remote. */
  commits: Record<string, string>
  failures: readonly SeenFailure[]
}

/** Tables of the page's remotes and their parts. */
export function OverlayPanel({ parts, remotes, commits, failures }: OverlayPanelProps) {
  const server = readServerTimings()
  return (
    <>
      <Table
        caption="Live remotes"
        columns={['Remote', 'Release', 'Commit', 'Code', 'Errors']}
        rows={remoteRows(remotes, commits, failures)}
      />
      <Table
        caption="Parts of this page"
        columns={['Part', 'Slot', 'Budget', 'Places', 'Shown in', 'Errors', 'Retries']}
        rows={partRows(parts, failures)}
      />
      {server.length > 0 && (
        <Table
          caption="On the server"
          columns={['Step', 'Time']}
          rows={server.map(({ name, ms }) => [name, asMs(ms)])}
        />
      )}
      {failures.length > 0 && (
        <Table
          caption="Errors"
          columns={['Part', 'Kind', 'At', 'Message']}
          rows={failures.map((failure) => [partOf(failure), failure.kind, asMs(failure.at), String(failure.error)])}
        />
      )}
    </>
  )
}

interface TableProps {
  caption: string
  columns: string[]
  /** Cells as text; the first of each row names it. */
  rows: string[][]
}

function Table({ caption, columns, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
