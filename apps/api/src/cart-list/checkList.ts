import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { MAX_LIST_FILE, type checkList as endpoint, type ListRowInput } from '@verstak/contracts/cartList'
import type { CartCaller } from '../cart/cartCaller.ts'
import { invalidInput } from '../DomainError.ts'
import type { Services } from '../services.ts'
import type { ListReader } from './createListReader.ts'
import { limitRows } from './limitRows.ts'
import { ListFailure } from './ListFailure.ts'
import { readListRows } from './readListRows.ts'
import { readTextTable } from './readTextTable.ts'
import { reportRows } from './reportRows.ts'

export interface ListCaller {
  caller: CartCaller
  ip: string
  reader: ListReader
}

/**
 * Reads a list and reports on its rows. Changes nothing.
 * @throws DomainError `invalid-input` at `text` or `file` with a `ListProblem` as reason, `rate-limited`, `unavailable`
 */
export async function checkList(
  services: Services,
  { text, file, rows, regionId }: EndpointBody<typeof endpoint>,
  { caller, ip, reader }: ListCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  await services.limits.spend('listChecksPerIp', ip)
  if (file !== undefined) await services.limits.spend('listFilesPerIp', ip)
  const field = file === undefined ? 'text' : 'file'
  const read = async (): Promise<ListRowInput[]> => {
    if (rows) return rows
    if (file === undefined) return readPasted(text ?? '')
    const bytes = Buffer.from(file, 'base64')
    if (bytes.length > MAX_LIST_FILE) throw new ListFailure('too-large')
    return reader.read(bytes)
  }
  const input = await read().catch((error: unknown) => {
    if (error instanceof ListFailure) throw invalidInput(field, error.problem, error.message)
    throw error
  })
  return reportRows(services, input, { regionId, caller })
}

/** Rows of a list that was pasted. @throws ListFailure `empty`, `too-many-rows` */
export const readPasted = (text: string): ListRowInput[] => limitRows(readListRows(readTextTable(text)))
