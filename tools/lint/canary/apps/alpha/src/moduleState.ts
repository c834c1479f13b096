// expect: no-restricted-syntax, no-restricted-syntax, verstak/no-module-state
let visits = 0
const cache = new Map<string, number>()

export const fixed = new Set(['a', 'b'])
export function visit(name: string): number {
  visits += 1
  cache.set(name, visits)
  return visits
}
