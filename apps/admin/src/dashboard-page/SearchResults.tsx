import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Link } from '@verstak/ui-kit/Link'
import { color, space } from '@verstak/ui-kit/tokens'
import { AdminCard } from '../fields/AdminCard.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { searchQuery } from './dashboardLoader.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'

/** What the search of the header finds: a few of each kind, and the way to all. */
export function SearchResults({ text }: { text: string }) {
  const { found } = useSuspenseQuery(searchQuery(useHost().call, text)).data
  return (
    <AdminFrame current="" title={texts.searchTitle} note={text}>
      {found.length === 0 && (
        <EmptyState title={texts.notFound} level={2}>
          {texts.notFoundAdvice}
        </EmptyState>
      )}
      {found.map(({ kind, rows, total, link }) => (
        <AdminCard key={kind} title={texts.found[kind]} note={total}>
          <ul className={list}>
            {rows.map((row) => (
              <li key={row.link} className={line}>
                <Link href={row.link}>{row.name}</Link>
                <span className={quiet}>{row.note}</span>
              </li>
            ))}
          </ul>
          {total > rows.length && <Link href={link}>{texts.all(total)}</Link>}
        </AdminCard>
      ))}
    </AdminFrame>
  )
}

const list = css`
  display: grid;
  gap: ${space.s8};
`

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  overflow-wrap: anywhere;
`

const quiet = css`
  color: ${color.textMuted};
`
