/** Reversed polynomial of gzip's CRC-32. */
const POLYNOMIAL = 0xedb88320

/** Product of two polynomials over GF(2), modulo the one of CRC-32. */
function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = 0x80000000; bit !== 0 && a !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product >>> 0
}

/** Factor for a checksum that is followed by this number of bytes: x^(8 · bytes). */
export function shiftOf(bytes: number): number {
  let result = 0x80000000
  // x^8, then its squares.
  let square = 0x00800000
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(square, result)
    square = multiply(square, square)
  }
  return result
}

/**
 * Checksum of two concatenated texts, from their checksums; `shift` is `shiftOf` the second text's length. Like zlib's
 * `crc32_combine`.
 */
export function joinCrc(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0
}
