import fc from 'fast-check'

/** One harm to a file. */
type Mutation =
  | { kind: 'flip'; at: number; byte: number }
  | { kind: 'cut'; at: number; length: number }
  | { kind: 'repeat'; at: number; length: number }
  | { kind: 'insert'; at: number; text: string }
  | { kind: 'swap'; from: number; to: number; length: number }

const ODD = [
  '\0',
  '\ufffd',
  '&lt;',
  '<',
  '>',
  '"',
  "'",
  ']]>',
  '<![CDATA[',
  '<!--',
  '&x;',
  '&#x0;',
  '&#xD800;',
  '-1',
  '1e12',
  '1e308',
  'NaN',
  '99999999999999999999',
  '\u00a0',
  '\u202e',
  '𝕏',
  ';',
  ',',
  '\t',
  '\n',
  '#',
  '<offer id="1">',
  '</offers>',
  '<Ид>1#2</Ид>',
  '\\u0000',
  '{}',
  '%00',
  '../',
  'true',
  '\r',
  '0',
  '--',
  '=',
]

const place = fc.double({ min: 0, max: 1, noNaN: true })
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: place, byte: fc.integer({ min: 0, max: 255 }) }),
  fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ kind: fc.constant('repeat' as const), at: place, length: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('insert' as const), at: place, text: fc.constantFrom(...ODD) }),
  fc.record({ kind: fc.constant('swap' as const), from: place, to: place, length: fc.integer({ min: 1, max: 40 }) }),
)

function apply(bytes: Buffer, change: Mutation): Buffer {
  const at = (share: number) => Math.floor(share * bytes.length)
  switch (change.kind) {
    case 'flip': {
      const copy = Buffer.from(bytes)
      if (copy.length > 0) copy[Math.min(at(change.at), copy.length - 1)] = change.byte
      return copy
    }
    case 'cut':
      return Buffer.concat([bytes.subarray(0, at(change.at)), bytes.subarray(at(change.at) + change.length)])
    case 'repeat': {
      const part = bytes.subarray(at(change.at), at(change.at) + change.length)
      return Buffer.concat([bytes.subarray(0, at(change.at)), part, bytes.subarray(at(change.at))])
    }
    case 'insert':
      return Buffer.concat([bytes.subarray(0, at(change.at)), Buffer.from(change.text), bytes.subarray(at(change.at))])
    case 'swap': {
      const copy = Buffer.from(bytes)
      bytes.copy(copy, at(change.to), at(change.from), at(change.from) + change.length)
      return copy
    }
  }
}

/** Files of a list with one to six harms each. */
export const mutatedFiles = (files: readonly (string | Buffer)[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.constantFrom(...files), fc.array(mutation, { minLength: 1, maxLength: 6 }))
    .map(([file, changes]) => changes.reduce(apply, Buffer.from(file)))
