import { addressOf, type RemoteNames } from './remoteNames.ts'

/** Writes `line` below the last line that fits; `what` names the place for whoever has to look. @throws without such a line */
function addBelow(source: string, isNeighbour: RegExp, what: string, lineFor: (neighbour: string) => string): string {
  const lines = source.split('\n')
  const at = lines.findLastIndex((line) => isNeighbour.test(line))
  const neighbour = lines[at]
  if (neighbour === undefined)
    throw new Error(`${what} has no line that fits ${isNeighbour}: the new one has no place.`)
  return lines.toSpliced(at + 1, 0, lineFor(neighbour)).join('\n')
}

/** Pads `head` so that what follows stands in the same column as in `neighbour`, whose second part begins with `mark`. */
const inColumn = (head: string, neighbour: string, mark: string) =>
  `${head} `.padEnd(neighbour.indexOf(mark), ' ') + (neighbour.indexOf(mark) > head.length + 1 ? '' : ' ')

/** CODEOWNERS with the team as owner of the new folder. */
export function addOwner(codeowners: string, { kebab }: RemoteNames, team: string): string {
  return addBelow(
    codeowners,
    /^\/apps\/[\w-]+\/\s/,
    '.github/CODEOWNERS',
    (neighbour) => `${inColumn(`/apps/${kebab}/`, neighbour, '@')}@verstak/${team}`,
  )
}

/** A document with a map of the folders, `what`, with the new remote's line in it. */
export function addToMap(document: string, names: RemoteNames, what: string): string {
  const words = `remote: page ${addressOf(names)}; widget ${names.pascal}Teaser`
  return addBelow(
    document,
    /^apps\/[\w-]+ +remote: /,
    what,
    (neighbour) => inColumn(`apps/${names.kebab}`, neighbour, 'remote: ') + words,
  )
}
