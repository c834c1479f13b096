import { buffer } from 'node:stream/consumers'
import jsqr from 'jsqr'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { ReadPdf } from './readPdf.ts'

/** Reads a PDF from its input and writes what it found, as JSON: a process of its own, because pdf.js is an ES module. */

/** Pixels of a module of the QR code, and of the quiet zone around it. */
const SCALE = 4
const QUIET = 16

/** Opens a PDF with pdf.js: its text, and the QR code that is drawn as squares. */
async function read(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } }
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])))
  }
  const text = texts.join(' ').replaceAll(/\s+/g, ' ')
  return { pages: pdf.numPages, title: info.Title ?? '', text, qr: await readQr(pdf) }
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

async function readQr(pdf: Document): Promise<string | null> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const paths = fnArray.flatMap((operation, at) =>
    operation === OPS.constructPath ? [(argsArray[at] as [number, [Float32Array]])[1][0]] : [],
  )
  // The QR code is by far the longest path.
  const [longest] = paths.toSorted((one, other) => other.length - one.length)
  return longest ? decode(squaresOf(longest)) : null
}

/** Left and top of each square: a path is moveTo x y, three lineTo x y, closePath. */
function squaresOf(path: Float32Array): { left: number; top: number; side: number }[] {
  const LENGTH = 13
  return Array.from({ length: Math.floor(path.length / LENGTH) }, (_, at) => {
    const [, left = 0, top = 0, , right = 0] = path.subarray(at * LENGTH, (at + 1) * LENGTH)
    return { left, top, side: right - left }
  })
}

function decode(squares: { left: number; top: number; side: number }[]): string | null {
  const side = squares[0]?.side ?? 1
  const left = Math.min(...squares.map((square) => square.left))
  const top = Math.min(...squares.map((square) => square.top))
  const size = Math.round((Math.max(...squares.map((square) => square.left)) - left) / side) + 1
  const width = size * SCALE + 2 * QUIET
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const square of squares) {
    const x = QUIET + Math.round((square.left - left) / side) * SCALE
    const y = QUIET + Math.round((square.top - top) / side) * SCALE
    for (let row = 0; row < SCALE; row++)
      pixels.fill(0, ((y + row) * width + x) * 4, ((y + row) * width + x + SCALE) * 4)
  }
  // Black pixels are opaque, too.
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  // Node gives the CommonJS module as it is.
  const decodeQr = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr
  const found = decodeQr(pixels, width, width)
  return found && new TextDecoder().decode(new Uint8Array(found.binaryData))
}

process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))))
