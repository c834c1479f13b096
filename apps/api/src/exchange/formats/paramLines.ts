import type { Parameter } from '../records.ts'

const SPECIAL = /[\\[\]=]/g
/** A name, its unit in brackets, and the value: `Мощность [Вт] = 800`. Before a sign of these a backslash. */
const LINE = /^((?:[^\\[\]=]|\\.)*?)\s*(?:\[((?:[^\\[\]=]|\\.)*)\]\s*)?=\s*(.*)$/s

const escape = (text: string) => text.replaceAll(SPECIAL, (sign) => `\\${sign}`)
const unescape = (text: string) => text.replaceAll(/\\(.)/gs, '$1')

/** Characteristics as lines of one cell. */
export const paramLinesOf = (params: readonly Parameter[]): string[] =>
  params.map(([name, value, unit]) => `${escape(name)}${unit === null ? '' : ` [${escape(unit)}]`} = ${value}`)

/** Characteristics of such a cell; null in place of a line that is none. */
export function parseParamLines(text: string): (Parameter | null)[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, name, unit, value] = LINE.exec(line.trim()) ?? []
    return name === undefined || value === undefined
      ? null
      : [unescape(name), value, unit === undefined ? null : unescape(unit)]
  })
}
