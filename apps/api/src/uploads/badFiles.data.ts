import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A file that somebody might send in the place of a photo or a video. */
export interface BadFile {
  what: string
  kind: 'image' | 'video' | 'poster'
  bytes: Buffer
  /** It is a picture, too: what is served of it is not what came. Others are refused. */
  isHarmless?: true
}

const box = (kind: string, body: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, body])
}
const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41'))

/** A file with the boxes of an MP4, of about that size. */
export const mp4Of = (size: number): Buffer => Buffer.concat([FTYP, box('moov', Buffer.alloc(100)), box('mdat', Buffer.alloc(size, 7))])

/** A file with the beginning of a WebM. */
export const webmOf = (size: number): Buffer =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f]),
    Buffer.from('\x42\x82\x84webm', 'latin1'),
    Buffer.from([0x18, 0x53, 0x80, 0x67]),
    Buffer.alloc(size, 3),
  ])

/** A PNG that says it is huge; its pixels are a few bytes of zeros. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (kind: string, body: Buffer) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(kind), body, Buffer.alloc(4)])
    bytes.writeUInt32BE(body.length)
    return bytes
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(100_000))), chunk('IEND', Buffer.alloc(0))])
}

const HTML = '<html><script>alert(1)</script></html>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

/** What is sent in the place of a photo. */
async function notPhotos(): Promise<BadFile[]> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
  const [jpeg, png, webp, gif, avif, tiff] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().avif({ effort: 0 }).toBuffer(),
    picture.clone().tiff().toBuffer(),
  ])
  const half = (bytes: Buffer) => bytes.subarray(0, Math.ceil(bytes.length / 3))
  const damaged = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 40), Buffer.alloc(bytes.length - 40, 0x5a)])
  const texts: Record<string, string> = {
    HTML,
    SVG,
    'an SVG with a declaration': `<?xml version="1.0"?>${SVG}`,
    'an SVG of entities': '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><svg>&c;</svg>',
    JavaScript: 'alert(1)',
    PDF: '%PDF-1.7\n1 0 obj<</S/JavaScript/JS(alert(1))>>endobj',
    PostScript: '%!PS-Adobe-3.0\n/x (y) def',
    PHP: '<?php system($_GET[0]); ?>',
    'a program of Windows': 'MZ\x90\0\x03',
    'a program of Linux': '\x7fELF\x02\x01\x01',
    'a ZIP archive': 'PK\x03\x04\x14\0',
    'a RAR archive': 'Rar!\x1a\x07\0',
    'a GZIP archive': '\x1f\x8b\x08\0',
    'a Windows icon': '\0\0\x01\0\x01\0',
    'a BMP': 'BM\x36\0\0\0',
    'a HEIC photo': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'a JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
    'a PSD': '8BPS\0\x01',
    'an MVG of ImageMagick': 'push graphic-context\nfill url(https://x/"|ls "-la)',
    spaces: ' '.repeat(50),
    zeros: '\0'.repeat(50),
    'one byte': '\xff',
    'an empty WebP': 'RIFF\0\0\0\0WEBP',
    'the beginning of a JPEG alone': '\xff\xd8\xff\xe0',
    'the beginning of a PNG alone': '\x89PNG\r\n\x1a\n',
    'the beginning of a GIF alone': 'GIF89a',
    'a GIF of comments': 'GIF89a/*\0\0*/=alert(1);',
  }
  const image = (what: string, bytes: Buffer): BadFile => ({ what, kind: 'image', bytes })
  const harmless = (what: string, bytes: Buffer): BadFile => ({ ...image(what, bytes), isHarmless: true })
  return [
    ...Object.entries(texts).map(([what, text]) => image(what, Buffer.from(text, 'latin1'))),
    image('a TIFF', tiff),
    image('a third of a JPEG', half(jpeg)),
    image('a third of a PNG', half(png)),
    image('a third of a WebP', half(webp)),
    image('a third of an AVIF', half(avif)),
    image('a damaged JPEG', damaged(jpeg)),
    image('a damaged PNG', damaged(png)),
    image('a damaged WebP', damaged(webp)),
    image('a PNG that would take gigabytes', pngBomb(60_000, 60_000)),
    image('a PNG of the largest size', pngBomb(2 ** 31 - 1, 2 ** 31 - 1)),
    image('a PNG with too few pixels', pngBomb(3000, 3000)),
    image('a video', mp4Of(2000)),
    { what: 'HTML as a poster', kind: 'poster', bytes: Buffer.from(HTML) },
    harmless('a JPEG that is HTML, too', Buffer.concat([jpeg, Buffer.from(HTML)])),
    harmless('a PNG with a script behind', Buffer.concat([png, Buffer.from(HTML)])),
    harmless('a GIF with an archive behind', Buffer.concat([gif, Buffer.from(`PK\x03\x04${HTML}`, 'latin1')])),
    harmless('a WebP with a script behind', Buffer.concat([webp, Buffer.from(HTML)])),
    harmless('a JPEG with a script in its comment', await picture.clone().jpeg().withExif({ IFD0: { Copyright: HTML } }).toBuffer()),
    harmless('an AVIF that is named photo.jpg', avif),
  ]
}

/** What is sent in the place of a video. */
function notVideos(): BadFile[] {
  const video = (what: string, bytes: Buffer): BadFile => ({ what, kind: 'video', bytes })
  return [
    video('HTML as a video', Buffer.from(HTML)),
    video('an SVG as a video', Buffer.from(SVG)),
    video('a GIF as a video', Buffer.from('GIF89a')),
    video('a third of an MP4', mp4Of(9000).subarray(0, 3000)),
    video('an MP4 without a film', Buffer.concat([FTYP, box('free', Buffer.alloc(50))])),
    video('an MP4 with HTML behind', Buffer.concat([mp4Of(500), Buffer.from(HTML)])),
    video('an MP4 with a box of no length', Buffer.concat([FTYP, Buffer.from([0, 0, 0, 1]), Buffer.from('moov')])),
    video('a Matroska that is no WebM', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('matroska')])),
    video('an AVI', Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1')),
    video('an M3U8', Buffer.from('#EXTM3U\nhttps://x/secret')),
  ]
}

export const badFiles = async (): Promise<BadFile[]> => [...(await notPhotos()), ...notVideos()]
