import type { Endpoint } from './endpoint.contract.ts'

/** Address of a list of the back office as a table for spreadsheets; it takes the list's query, without its page. */
export const tablePathOf = ({ path }: Pick<Endpoint, 'path'>): string => `${path}.csv`
