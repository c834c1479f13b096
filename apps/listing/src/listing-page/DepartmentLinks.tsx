import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { Chip } from '@verstak/ui-kit/Chip'
import { space } from '@verstak/ui-kit/tokens'
import { departmentsQuery } from '../departmentsQuery.ts'
import { departmentsLabel } from './emptyListing.texts.ts'

/** Links to the departments, for an empty page. */
export function DepartmentLinks() {
  const { call } = useHost()
  const { data } = useQuery(departmentsQuery(call))
  if (!data) return null
  return (
    <nav className={row} aria-label={departmentsLabel}>
      {data.data.map(({ id, name, url }) => (
        <Chip key={id} size="m" label={name} href={url} />
      ))}
    </nav>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
