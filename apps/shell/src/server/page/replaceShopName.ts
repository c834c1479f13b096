import { SHOP_NAME } from '@verstak/contracts/shop'
import { SHOP_WORD } from './replaceShopName.texts.ts'

/** Letters of a name that stand in one line of the header of a phone, and of one 320 pixels wide. */
const FITS = 12
const FITS_NARROW = 9

const escaped = (name: string) => name.replaceAll('&', '&amp;')

/**
 * The start of a document whose shop has another name than its code: remotes write `… — Верстак` into titles and
 * `магазин «Верстак»` into descriptions. Styles of the header hear of a long name from the `html` element. Done here, so
 * that no browser loads code for it.
 */
export function replaceShopName(batch: Buffer, name: string): Buffer {
  const end = batch.indexOf('</head>')
  if (end < 0) return batch
  const head = batch
    .toString('utf8', 0, end)
    .replace('<html ', `<html ${longNameOf(name)}`)
    .replace(`— ${SHOP_NAME}</title>`, () => `— ${escaped(name)}</title>`)
    .replace(/(<meta name="description" content=")([^"]*)/, (_, tag: string, text: string) => tag + nameIn(text, name))
  return Buffer.concat([Buffer.from(head), batch.subarray(end)])
}

const longNameOf = ({ length }: string) =>
  length > FITS_NARROW ? `data-long-name="${length > FITS ? 'always' : 'narrow'}" ` : ''

const nameIn = (text: string, name: string) =>
  text.replace(new RegExp(`(${SHOP_WORD} «)${SHOP_NAME}»`, 'giu'), (_, start: string) => `${start}${escaped(name)}»`)

/** Script that gives titles of pages that the browser opens by itself the name, too. */
export const shopNameScript = (name: string): string =>
  `((o,n,d)=>new MutationObserver(()=>{let t=d.title;t.endsWith(o)&&(d.title=t.slice(0,-o.length)+n)}).observe(d.head,{childList:!0,subtree:!0,characterData:!0}))(${JSON.stringify(`— ${SHOP_NAME}`)},${JSON.stringify(`— ${name}`)},document)`
