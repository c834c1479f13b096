import type { Endpoint } from '@verstak/contracts/endpoint'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { tablePathOf } from '@verstak/contracts/staffTable'
import { Button } from '@verstak/ui-kit/Button'
import { useStaff } from '../frame/staffQuery.ts'
import { adminListTexts as texts } from './adminList.texts.ts'
import { listAddress, type ListFilters } from './listAddress.ts'

export interface CsvLinkProps {
  /** The call that brings the list. */
  endpoint: Endpoint
  filters: ListFilters
  /** Of which list, where a page has several. */
  of?: string
}

/** Saves what a list's filters find, all pages of it, for spreadsheets; not there for roles that may not. */
export function CsvLink({ endpoint, filters, of }: CsvLinkProps) {
  const { role } = useStaff()
  const path = tablePathOf(endpoint)
  if (!mayCall(role, { method: 'GET', path })) return null
  return (
    <Button
      href={listAddress(path, filters)}
      variant="secondary"
      size="s"
      download
      aria-label={of && `${texts.csv}: ${of}`}
    >
      {texts.csv}
    </Button>
  )
}
