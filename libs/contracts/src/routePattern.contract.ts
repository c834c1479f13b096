/**
 * Route patterns in the specification's notation: `/category/{categoryName}-{categoryId}/page{pageId}/`.
 *
 * - the trailing slash and the letter case are strict (ROUTE-001, ROUTE-002);
 * - `{…Id}` is a positive integer without leading zeros, at most nine digits (ROUTE-003…006);
 * - any other `{…}` is one or more characters other than `/`; the last hyphen separates name and id (ROUTE-007);
 * - `{…Path}` is one or more segments (ROUTE-052).
 */
export type RouteParams = Record<string, string>

const PARAM = /\{([a-zA-Z]+)\}/g
const POSITIVE_ID = '[1-9][0-9]{0,8}'
/**
 * Must not end with a hyphen: `bosch--1` has a negative id, not an unusual name.
 * Must not be `page`: `page-1` is a malformed page number, not the brand «page» with the id 1.
 */
const NAME = '(?!page-\\d+/)[^/]*[^/-]'
const SEGMENTS = '[^/]+(/[^/]+)*'

const compiled = new Map<string, RegExp>()

function regExpOf(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const source = pattern
    .split(PARAM)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      return `(?<${part}>${part.endsWith('Id') ? POSITIVE_ID : part.endsWith('Path') ? SEGMENTS : NAME})`
    })
    .join('')
  const regExp = new RegExp(`^${source}$`)
  compiled.set(pattern, regExp)
  return regExp
}

/** Parameters of `pathname` by name; undefined if it does not match the pattern. */
export function matchPattern(pattern: string, pathname: string): RouteParams | undefined {
  const match = regExpOf(pattern).exec(pathname)
  return match ? { ...match.groups } : undefined
}

/** The first of `patterns` that matches, with its parameters. */
export function matchPatterns<Pattern extends string>(
  patterns: readonly Pattern[],
  pathname: string,
): { pattern: Pattern; params: RouteParams } | undefined {
  for (const pattern of patterns) {
    const params = matchPattern(pattern, pathname)
    if (params) return { pattern, params }
  }
  return undefined
}
