import type { FlagRule } from '@verstak/flags/flagRow'
import { flagTexts as texts } from './flags.texts.ts'

/** Rules in words: `on 10 % (сотрудники); off 100 % (всем)`. */
export function showRules(rules: readonly FlagRule[]): string {
  const words = rules.map(({ target, split }) => {
    const shares = Object.entries(split).map(([value, percent]) => `${value} ${percent} %`)
    const whom = target.users?.map((kind) => texts.kinds[kind]).join(', ') ?? texts.everybody
    const where = [target.layouts?.join(', '), target.regionIds?.join(', ')].filter(Boolean)
    return `${shares.join(', ')} (${[whom, ...where].join('; ')})`
  })
  return words.join('; ') || texts.none
}
