import { routeTexts } from './addRoute.texts.ts'
import { addressOf, type RemoteNames } from './remoteNames.ts'

/** Where the owners of addresses are named, and the addresses themselves. */
export const ROUTE_CONTRACT = 'libs/contracts/src/routeRow.contract.ts'
export const ROUTE_TABLE = 'libs/contracts/src/routeTable.data.ts'

const OWNERS = /(export type RouteOwner =\n)((?: {2}\| '[\w-]+'\n)+)/
const TABLE = /(export const routeTable: readonly RouteRow\[\] = \[\n[^]*\n)(\]\n)$/
const RUSSIAN = /^(?=\p{Lu})\p{Script=Cyrillic}/u

/** The contract with the new remote among the owners of addresses; as it is when a remote of this name was planned. */
export function addRouteOwner(source: string, { kebab }: RemoteNames): string {
  const [, , owners] = OWNERS.exec(source) ?? []
  if (owners === undefined) throw new Error(`${ROUTE_CONTRACT} has no type RouteOwner of names: teach addRoute.ts.`)
  if (owners.includes(`'${kebab}'`)) return source
  const line = `  | '${kebab}'`
  const sorted = [...owners.trimEnd().split('\n'), line].sort().join('\n')
  return source.replace(OWNERS, (_, head: string) => `${head}${sorted}\n`)
}

/** The table of addresses with the new page, by which the store knows what it is; not yet formatted. */
export function addRoute(source: string, names: RemoteNames, title: string): string {
  const pattern = addressOf(names)
  if (source.includes(`pattern: '${pattern}'`)) return source
  if (!TABLE.test(source)) throw new Error(`${ROUTE_TABLE} does not end with the list routeTable: teach addRoute.ts.`)
  const name = RUSSIAN.test(title) ? title : routeTexts.section(title)
  const row = `{ pattern: '${pattern}', owner: '${names.kebab}', pageType: 'Info', title: '${name}', isIndexed: true },`
  return source.replace(TABLE, (_, rows: string, end: string) => `${rows}  ${row}\n${end}`)
}
