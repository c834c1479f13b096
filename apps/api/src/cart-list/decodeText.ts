import { ListFailure } from './ListFailure.ts'

const SAMPLE_BYTES = 2_000
/** Share of a text's letters beyond ASCII that Russian ones have at least; those of other encodings scatter. */
const RUSSIAN_SHARE = 0.7

/**
 * Text of a file: UTF-8, UTF-16, each with or without its mark, or windows-1251.
 * @throws ListFailure `not-a-table` for what is no text, `encoding` for that of another encoding
 */
export function decodeText(bytes: Uint8Array): string {
  return refuseBinary(decode(bytes))
}

function decode(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeRussian(bytes)
  }
}

function decodeRussian(bytes: Uint8Array): string {
  const text = refuseBinary(new TextDecoder('windows-1251').decode(bytes))
  const others = text.match(/\P{ASCII}/gu) ?? []
  const russian = others.filter((letter) => /[А-яЁё№«»–—\u00A0]/u.test(letter))
  if (russian.length < others.length * RUSSIAN_SHARE) throw new ListFailure('encoding')
  return text
}

/** By its mark, or by the zeros that it has in every second place of digits and separators. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zerosAt = (parity: number) => sample.filter((byte, place) => byte === 0 && place % 2 === parity).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  const many = sample.length / 6
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : null
}

function refuseBinary(text: string): string {
  // Control characters other than those of white space.
  if (/[^\P{Cc}\t\n\v\f\r\u007F-\u009F]/u.test(text)) throw new ListFailure('not-a-table')
  return text
}
