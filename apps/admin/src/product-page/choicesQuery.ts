import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listCatalogueChoices } from '@verstak/contracts/staffCatalogue'

/** What fields of the catalogue may be chosen from. */
export const choicesQuery = (call: ApiCall) => endpointQuery(call, listCatalogueChoices, {})

const INDENT = '\u00A0\u00A0\u00A0'

/** Categories as a list whose indents show the tree. */
export const asTree = <Row extends { id: number; name: string; depth: number }>(rows: readonly Row[]) =>
  rows.map(({ id, name, depth }) => ({ id, name: INDENT.repeat(Math.max(0, depth - 1)) + name }))
