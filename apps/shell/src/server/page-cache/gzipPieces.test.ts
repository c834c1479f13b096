/** @jest-environment node */
import { crc32, gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { joinCrc, shiftOf } from './crc32.ts'
import { gzipPieces } from './gzipPieces.ts'

test('checksums of parts give the checksum of the whole', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
      const whole = crc32(Buffer.concat([first, second]))
      expect(joinCrc(crc32(Buffer.from(first)), crc32(Buffer.from(second)), shiftOf(second.length))).toBe(whole)
    }),
  )
})

test('a text with filled gaps is what a browser reads', async () => {
  const markup = fc.array(fc.constantFrom('<a href="/дрель/">', 'дрель', '</a>', ' ', 'x'.repeat(400), '\0'))
  await fc.assert(
    fc.asyncProperty(fc.array(markup, { minLength: 1, maxLength: 12 }), fc.string(), async (texts, seed) => {
      const pieces = texts.map((parts) => parts.join(''))
      const gaps = pieces.slice(1).map((_, place) => 'n'.repeat(place % 5))
      const fillings = gaps.map((gap) => `${crc32(seed).toString(36)}------`.slice(0, gap.length))
      const kept = await gzipPieces(pieces, gaps)
      const whole = pieces.map((piece, place) => piece + (fillings[place] ?? '')).join('')
      expect(gunzipSync(kept.fill(fillings)).toString()).toBe(whole)
    }),
  )
})

test('pieces use what stands before them: a page is hardly larger than in one', async () => {
  const tile = (id: number) =>
    `<article><a href="/product/drel-${id}/"><span class="t_a1">Дрель ${id * 7}</span></a></article>`
  const pieces = Array.from({ length: 10 }, (_, part) =>
    Array.from({ length: 40 }, (_, place) => tile(part * 40 + place)).join(''),
  )
  const nonce = 'abcdefghijklmnopqrstuv'
  const kept = await gzipPieces(
    pieces,
    pieces.slice(1).map(() => nonce),
  )
  const filled = kept.fill(pieces.slice(1).map(() => nonce))
  expect(filled.length).toBeLessThan(gzipSync(pieces.join(nonce)).length * 1.35)
})

test('a gap longer than a block is refused', async () => {
  await expect(gzipPieces(['', ''], ['x'.repeat(70_000)])).rejects.toThrow(RangeError)
})
