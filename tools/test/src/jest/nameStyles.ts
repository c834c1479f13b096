import { createHash } from 'node:crypto'

/** `css` before a template, as linaria's users write it. */
const OPENING = /\bcss`/g

/**
 * Replaces each linaria template with a class name. Tests do not need the CSS, and linaria would evaluate its modules,
 * which takes a hundred times as long.
 * @returns code with as many lines as the source
 */
export function nameStyles(source: string, filename: string): string {
  const digest = createHash('sha1').update(filename).digest('hex').slice(0, 6)
  let code = ''
  let from = 0
  let count = 0
  OPENING.lastIndex = 0
  for (let found = OPENING.exec(source); found; found = OPENING.exec(source)) {
    const end = endOfTemplate(source, OPENING.lastIndex)
    const lines = source.slice(found.index, end).split('\n').length - 1
    code += `${source.slice(from, found.index)}'css-${digest}-${count++}'${'\n'.repeat(lines)}`
    from = OPENING.lastIndex = end
  }
  return code + source.slice(from)
}

/** End of the template that starts at `from`, including its interpolations. */
function endOfTemplate(source: string, from: number): number {
  let at = from
  while (at < source.length) {
    if (source[at] === '`') return at + 1
    if (source[at] === '\\') at += 2
    else if (source.startsWith('${', at)) at = endOfExpression(source, at + 2)
    else at += 1
  }
  throw new Error('A template does not end.')
}

function endOfExpression(source: string, from: number): number {
  let depth = 1
  let at = from
  while (at < source.length && depth > 0) {
    if (source[at] === '`') at = endOfTemplate(source, at + 1)
    else {
      if (source[at] === '{') depth += 1
      if (source[at] === '}') depth -= 1
      at += 1
    }
  }
  return at
}
