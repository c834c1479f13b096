// expect: verstak/no-module-state, verstak/no-module-state, verstak/no-module-state, verstak/no-module-state, verstak/no-module-state, verstak/no-module-state
import { fixed } from './moduleState.ts'

const seen = new Set(['first'])
const last = { name: '' }
const names = ['a', 'b']

class Counter {
  static visits = 0
}

export function visit(name: string): string[] {
  seen.add(name)
  last.name = name
  names.sort()
  Counter.visits += 1
  Object.assign(last, { name })
  Object.defineProperty(fixed, name, { value: 1 })
  delete (last as Partial<typeof last>).name
  const own = [...names]
  own.sort()
  return own
}
