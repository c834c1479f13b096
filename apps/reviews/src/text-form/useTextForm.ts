import { useQuery } from '@tanstack/react-query'
import type { RefusedText } from '@verstak/contracts/textForm'
import { useHost } from '@verstak/host'
import { useLocation } from '@verstak/router'
import { readTextForm, type TextFormAddress } from './readTextForm.ts'
import { refusedTextQuery } from './textFormQueries.ts'

/** The form of a page without scripts: how it went, and what was typed. */
export function useTextForm(): TextFormAddress & { refused: RefusedText | null } {
  const { call } = useHost()
  const address = readTextForm(useLocation().search)
  const { refusedKey } = address
  const { data } = useQuery({ ...refusedTextQuery(call, refusedKey ?? ''), enabled: refusedKey !== null })
  return { ...address, refused: data?.refused ?? null }
}
