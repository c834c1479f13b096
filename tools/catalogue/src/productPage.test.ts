import { inflateSync } from 'node:zlib'
import { catalogueChunks } from './catalogueChunks.ts'
import { makePdf } from './makePdf.ts'

const rowsByTable = new Map<string, string[][]>()
for (const { table, lines } of catalogueChunks({ products: 4000, seed: 1, today: new Date('2026-11-20') })) {
  const rows = rowsByTable.get(table) ?? []
  for (const line of lines) rows.push(line.trimEnd().split('\t'))
  rowsByTable.set(table, rows)
}
const rowsOf = (table: string) => rowsByTable.get(table) ?? []
const nameById = new Map(rowsOf('product').map((cells) => [cells[0], cells[7]]))

test('variants are products of one name but for their choices, no two with the same ones', () => {
  const byGroup = Map.groupBy(rowsOf('product_variant'), ([, group]) => group)
  expect(byGroup.size).toBe(rowsOf('variant_group').length)
  expect(byGroup.size).toBeGreaterThan(30)
  for (const members of byGroup.values()) {
    const choices = members.map(([, , choice = '']) => choice)
    expect(new Set(choices).size).toBe(choices.length)
    expect(choices.length).toBeGreaterThan(1)
    const bare = members.map(([id, , choice = '']) =>
      [...choice.matchAll(/"([^"]*)"/g)].reduce((name, [, value = '']) => name.replace(value, ''), nameById.get(id)!),
    )
    expect(new Set(bare).size).toBe(1)
  }
})

test('every group says for each axis what it is', () => {
  const axes = Map.groupBy(rowsOf('variant_axis'), ([group]) => group)
  for (const [, group, choices = ''] of rowsOf('product_variant'))
    expect(axes.get(group)?.length).toBe([...choices.matchAll(/"[^"]*"/g)].length)
  expect(new Set(rowsOf('variant_axis').map(([, , kind]) => kind))).toEqual(new Set(['color', 'size', 'package']))
})

test('documents and videos name files that are there, each written once', () => {
  const files = rowsOf('shop_file').map(([guid]) => guid)
  expect(new Set(files).size).toBe(files.length)
  const named = new Set([
    ...rowsOf('product_document').map(([, file]) => file),
    ...rowsOf('product_video').flatMap(([, file, , , captions]) => [file, captions]),
  ])
  expect(new Set(files)).toEqual(named)
})

test('some products are withdrawn, most are not', () => {
  const withdrawn = rowsOf('product').filter((cells) => cells[27] === 'false').length
  expect(withdrawn).toBe(15)
})

describe('a PDF', () => {
  const pdf = makePdf('Паспорт', [
    { look: 'title', text: 'Паспорт № 5' },
    { look: 'text', text: 'Длинный текст '.repeat(40).trim() },
  ])
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\n/g)].flatMap(({ index }) => {
    try {
      return [inflateSync(pdf.subarray(index + 7), { finishFlush: 2 }).toString('latin1')]
    } catch {
      return []
    }
  })

  test('has one page of A4 on which long lines are broken', () => {
    expect(source).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/)
    expect(source).toMatch(/\/Count 1\b/)
    const drawing = streams.find((stream) => stream.includes('BT\n'))!
    expect([...drawing.matchAll(/ Tm\n/g)].length).toBeGreaterThan(6)
    expect(drawing).not.toMatch(/undefined|NaN/)
  })

  test('maps its glyphs to letters, so that its text can be copied and searched', () => {
    const map = streams.find((stream) => stream.includes('beginbfrange'))!
    for (const letter of new Set('Паспорт№5Длинныйтекст')) {
      expect(map).toContain(`<${letter.codePointAt(0)!.toString(16).padStart(4, '0')}>`)
    }
  })

  test('is the same for the same text', () => {
    expect(makePdf('а', [{ look: 'text', text: '漢' }]).equals(makePdf('а', [{ look: 'text', text: '漢' }]))).toBe(true)
  })
})
