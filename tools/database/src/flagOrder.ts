import { parseArgs } from 'node:util'
import { FLAGS } from '@verstak/contracts/flag'
import type { Flag } from '@verstak/flags/flag'
import { FlagRule } from '@verstak/flags/flagRow'
import * as v from 'valibot'

export const FLAG_USAGE = `npm run flags                            what holds for each flag
npm run flags -- <flag> <value>           for everybody; a value is on, off or the name of a variant
npm run flags -- <flag> <value>=<percent> …   for some of the visitors; the rest keeps the default
   --users guest,private,business,wholesale,staff   --layouts desktop,mobile   --regions 1,16   only for these
   --add                                  before the rules that the flag has, instead of in their place
npm run flags -- <flag> --pause           the default for everybody, the rules kept; --resume brings them back
npm run flags -- <flag> --default         forgets the rules`

/** A change of a flag. */
export type FlagOrder =
  | { kind: 'list' }
  | { kind: 'forget' | 'pause' | 'resume'; key: string }
  | { kind: 'rule'; key: string; rule: FlagRule; isAdded: boolean }

const OPTIONS = {
  users: { type: 'string' },
  layouts: { type: 'string' },
  regions: { type: 'string' },
  add: { type: 'boolean' },
  pause: { type: 'boolean' },
  resume: { type: 'boolean' },
  default: { type: 'boolean' },
} as const

/** Parses the arguments of a command. @throws Error with the mistake and the correct usage */
export function parseFlagOrder(args: string[]): FlagOrder {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [key, ...shares] = positionals
  if (key === undefined) {
    if (args.length > 0) throw new Error(`Name the flag first.\n${FLAG_USAGE}`)
    return { kind: 'list' }
  }
  const flag = FLAGS.find((one) => one.key === key)
  if (!flag) throw new Error(`There is no flag «${key}». The flags are ${FLAGS.map((one) => one.key).join(', ')}.`)
  if (values.default) return { kind: 'forget', key }
  if (values.pause) return { kind: 'pause', key }
  if (values.resume) return { kind: 'resume', key }
  if (shares.length === 0) throw new Error(`Say what «${key}» shall be: ${valuesOf(flag).join(' or ')}.\n${FLAG_USAGE}`)
  const target = {
    ...(values.users === undefined ? {} : { users: values.users.split(',') }),
    ...(values.layouts === undefined ? {} : { layouts: values.layouts.split(',').flatMap(withCrawlers) }),
    ...(values.regions === undefined ? {} : { regionIds: values.regions.split(',').map(Number) }),
  }
  const rule = v.safeParse(FlagRule, { target, split: splitOf(flag, shares) })
  if (!rule.success) {
    const reasons = rule.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`This rule makes no sense.\n${reasons.join('\n')}\n${FLAG_USAGE}`)
  }
  return { kind: 'rule', key, rule: rule.output, isAdded: values.add ?? false }
}

/** Names of the values that a flag may take. */
export function valuesOf({ variants }: Flag): string[] {
  return variants ? variants.map(String) : ['on', 'off']
}

function splitOf(flag: Flag, shares: string[]): Record<string, number> {
  const split: Record<string, number> = {}
  for (const share of shares) {
    const [value = '', percent = '100'] = share.replace(/%$/, '').split('=')
    if (!valuesOf(flag).includes(value)) {
      throw new Error(`«${flag.key}» cannot be «${value}»: it is ${valuesOf(flag).join(' or ')}.`)
    }
    split[value] = percent === '' ? NaN : Number(percent)
  }
  return split
}

/** Crawlers of a layout get the same as its visitors, unless a percentage splits them. */
const withCrawlers = (layout: string) => (layout.includes('-') ? [layout] : [layout, `${layout}-crawler`])
