import { notFound } from '../DomainError.ts'
import type { OwnFile } from '../http/createBinder.ts'
import type { MarkViewer } from '../marks/markViewer.ts'
import type { Services } from '../services.ts'
import { csvOf } from './csvOf.ts'
import { favoritesCsvTexts as texts } from './favorites.texts.ts'
import { listFavorites } from './listFavorites.ts'
import * as v from 'valibot'

const Guid = v.pipe(v.string(), v.uuid())

/**
 * A list of the visitor as a table for spreadsheets, with the prices and the stock of his region.
 * @throws DomainError `not-found`, the same whether the list does not exist or is another user's
 */
export async function getFavoritesCsv(services: Services, listGuid: string, viewer: MarkViewer): Promise<OwnFile> {
  const lists = v.is(Guid, listGuid)
    ? (await listFavorites(services, { isShowProducts: true, listGuid, regionId: undefined }, viewer)).lists
    : []
  const [list] = lists
  if (!list) throw notFound('listGuid', `The visitor has no list ${listGuid}.`)
  const { products = [], unpriced = [] } = list
  const rows = [
    ...products.map(({ productCode, name, price, wanted = 1, isAvailable, isActive, note }) => [
      ...[productCode, name, rubles(price), String(wanted), rubles(price * wanted)],
      isAvailable ? texts.available : isActive ? texts.missing : texts.withdrawn,
      note ?? '',
    ]),
    ...unpriced.map(({ productCode, name, wanted = 1, isActive, note }) => [
      ...[productCode, name, '', String(wanted), ''],
      isActive ? texts.missing : texts.withdrawn,
      note ?? '',
    ]),
  ]
  return { mediaType: 'text/csv; charset=utf-8', name: `${list.name}.csv`, bytes: csvOf([texts.columns, ...rows]) }
}

/** As Russian spreadsheets read numbers. */
const rubles = (kopecks: number) => (kopecks / 100).toFixed(2).replace('.', ',')
