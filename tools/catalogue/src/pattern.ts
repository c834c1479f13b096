import { plural } from '@verstak/plural'
import type { Draw, Facts } from './kind.ts'
import { UNITS_IN_NAMES } from './data/units.data.ts'

const NO_BREAK_SPACE = '\u00a0'
const UNIT_AFTER_NUMBER = new RegExp(`(\\d) (?=(?:${UNITS_IN_NAMES.join('|')})(?![\\p{L}\\d]))`, 'gu')

/** Values for patterns of names. */
export interface Words extends Facts {
  /** The value as names show it: number and unit joined by a no-break space, or the short form; '' when absent. */
  shown(key: string): string
}

/**
 * Fills a pattern of a name or sentence. `{power}` is a value with its unit, `{power#}` without, `{modes:one|few|many}`
 * a number with the right form of the noun. A part in brackets is omitted when a value inside it is missing.
 */
export function fillText(pattern: string, words: Words): string {
  const filled = pattern
    .replaceAll(/\[([^\]]*)\]/g, (_, group: string) => (isComplete(group, words) ? group : ''))
    .replaceAll(/\{(\w+)(#?)(?::([^}]*))?\}/g, (_, key: string, bare: string, forms: string | undefined) => {
      if (forms) return countOf(words.num(key), words.text(key), forms)
      return bare ? words.text(key) : words.shown(key)
    })
  return bindUnits(filled.replaceAll(/ {2,}/g, ' ').trim())
}

/** Puts no-break spaces between numbers and units. */
export function bindUnits(text: string): string {
  return text.replaceAll(UNIT_AFTER_NUMBER, `$1${NO_BREAK_SPACE}`)
}

/**
 * Fills a pattern of a model code or article. `{disc}` is a bare value, `[24|26|28]` is chosen by the scale of the
 * product, `<A|B>` is random, `#` a random digit, `@` a random Latin letter, `~` the brand's separator of letters and
 * digits.
 */
export function fillCode(pattern: string, draw: Draw): string {
  const { random, brand } = draw
  return chooseParts(
    pattern.replaceAll(/\{(\w+)\}/g, (_, key: string) => draw.text(key)),
    draw,
  )
    .replaceAll('#', () => String(random.int(0, 9)))
    .replaceAll('@', () => random.pick([...'ABCDEFHKLMNPRSTX']))
    .replaceAll('~', brand.join)
    .trim()
}

/** Replaces the choices, innermost first, since they may stand inside one another. */
function chooseParts(pattern: string, draw: Pick<Draw, 'random' | 'scale'>): string {
  const chosen = pattern.replaceAll(/\[([^[\]<>]*)\]|<([^[\]<>]*)>/g, (_, graded?: string, free?: string) => {
    const choices = (graded ?? free ?? '').split('|')
    if (graded === undefined) return draw.random.pick(choices)
    return choices[Math.min(choices.length - 1, Math.floor(draw.scale * choices.length))] ?? ''
  })
  return chosen === pattern ? chosen : chooseParts(chosen, draw)
}

function isComplete(group: string, words: Words): boolean {
  return [...group.matchAll(/\{(\w+)/g)].every(([, key = '']) => words.shown(key) !== '')
}

function countOf(count: number, text: string, forms: string): string {
  const [one = '', few = '', many = ''] = forms.split('|')
  return `${text}${NO_BREAK_SPACE}${plural(count, { one, few, many })}`
}
