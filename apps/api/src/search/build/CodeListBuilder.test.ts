import { codeKeyOf } from '@verstak/search-text/tokenise'
import { createRandom } from '../../testing/testShop.data.ts'
import { CodeListBuilder } from './CodeListBuilder.ts'

test.each([undefined, 1_000])(
  'keys come out in the order of their bytes, equal ones as they came in: %s',
  (mostNarrow) => {
    const random = createRandom(3)
    const book = new CodeListBuilder(mostNarrow)
    const added = Array.from({ length: 5_000 }, (_, row) => {
      const length = 1 + Math.floor(random() * 14)
      // Few letters, so that long beginnings are shared and many keys are equal.
      const key = Array.from({ length }, () => 'aaab9я'[Math.floor(random() * 6)]).join('')
      book.add(key, row)
      return { key, row }
    })
    const { codeBytes, codeStart, codeRows } = book.finish()
    const bytes = Buffer.from(codeBytes.buffer)
    const found = Array.from(codeRows, (row, place) => ({
      key: bytes.toString('utf8', codeStart[place], codeStart[place + 1]),
      row,
    }))
    const expected = added.toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)) || a.row - b.row)
    expect(found).toEqual(expected)
  },
)

test.each([
  ['75439150', 'GBH 2-26'],
  ['75439150', '7543-9150'],
  ['--', '2-26'],
  ['7543', ' - '],
  ['НR 2470', 'hr2470'],
  ['\ufdfa', 'ÄÄ-1'],
])('SKU «%s» and article «%s» give the keys that each gives by itself', (sku, article) => {
  const [own, alone] = [new CodeListBuilder(), new CodeListBuilder()]
  const texts = Buffer.from(`name${sku}${article}more`)
  const skuEnd = 4 + Buffer.byteLength(sku)
  own.addOwn(texts, { start: 4, skuEnd, articleEnd: skuEnd + Buffer.byteLength(article) }, 7)
  for (const key of new Set([sku, article].map(codeKeyOf))) if (key !== '') alone.add(key, 7)
  expect(own.finish()).toEqual(alone.finish())
})
