import { withSupportPhone } from '@verstak/contracts/support'
import { crashTexts } from './crash.texts.ts'

/** The support phone that this process has read last; the default one before. */
let lastPhone: string | undefined

/** Bare pages name this phone from now on. */
export function setSupportPhone(phone: string): void {
  lastPhone = phone
}

/** Fallback when no page can be rendered: without scripts and stylesheets, which could fail too. */
export function crashPage(why: keyof typeof crashTexts): string {
  const { title, advice, link, href } = crashTexts[why]
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head><body><h1>${title}</h1><p>${withSupportPhone(advice, lastPhone)}</p><p><a href="${href}">${link}</a></p></body></html>`
}
