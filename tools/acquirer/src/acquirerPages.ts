import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'uqr'
import { acquirerTexts as texts } from './acquirer.texts.ts'
import type { AcquirerPayment } from './acquirerPayment.ts'
import { SECURE_CODE, TEST_CARDS } from './testCards.data.ts'

const STYLE = readFileSync(join(import.meta.dirname, 'acquirer.css'), 'utf8')

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

const page = (title: string, body: string) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} — ${texts.name}</title><style>${STYLE}</style></head><body><header>${texts.name}</header><main><h1>${escaped(title)}</h1>${body}<p class="note" style="margin:16px 0 0">${texts.demo}</p></main></body></html>`

/** Wrong fields of the card form. */
export type CardProblem = keyof typeof texts.wrong

function field(name: string, label: string, attributes: string, value: string, problem?: string): string {
  const invalid = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`
  const error = problem === undefined ? '' : `<p class="error" id="${name}-error">${escaped(problem)}</p>`
  return `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escaped(value)}" required ${attributes}${invalid}>${error}</div>`
}

const head = ({ amount, description }: AcquirerPayment) =>
  `<p class="note">${escaped(description)}</p><p class="sum">${texts.sum(amount.value)}</p>`

const wayBack = ({ confirmation }: AcquirerPayment, text: string) =>
  `<p style="margin:16px 0 0"><a href="${escaped(confirmation.return_url)}">${text}</a></p>`

export function cardPage(
  payment: AcquirerPayment,
  values: Record<string, string> = {},
  problems: readonly CardProblem[] = [],
): string {
  const wrong = (...names: CardProblem[]) =>
    names.filter((name) => problems.includes(name)).map((name) => texts.wrong[name])[0]
  const { number = '', expiry = '' } = values
  const fields = [
    field(
      'number',
      texts.number,
      'inputmode="numeric" autocomplete="cc-number" maxlength="23"',
      number,
      wrong('number', 'card'),
    ),
    '<div class="two">',
    field('expiry', texts.expiry, 'inputmode="numeric" autocomplete="cc-exp" maxlength="7"', expiry, wrong('expiry')),
    field(
      'csc',
      texts.csc,
      'type="password" inputmode="numeric" autocomplete="cc-csc" maxlength="3"',
      '',
      wrong('csc'),
    ),
    '</div>',
  ].join('')
  const cards = TEST_CARDS.map(
    ({ number: digits, hint }) => `<dt>${digits.replace(/(.{4})(?=.)/g, '$1 ')}</dt><dd>${hint}</dd>`,
  )
  return page(
    texts.title,
    `${head(payment)}<form method="post" novalidate>${fields}<button>${texts.pay(texts.sum(payment.amount.value))}</button></form>${wayBack(payment, texts.back)}<details open><summary>${texts.cards}</summary><p class="note">${texts.cardsNote}</p><dl>${cards.join('')}</dl></details>`,
  )
}

/** @param left tries that are left after a wrong code; null at first */
export function securePage(payment: AcquirerPayment, left: number | null): string {
  const problem = left === null ? undefined : texts.wrongCode(left)
  const code = field('code', texts.code, 'inputmode="numeric" autocomplete="one-time-code" maxlength="8"', '', problem)
  const lead = texts.secureLead((payment.securedCard ?? '').slice(-4))
  return page(
    texts.secureTitle,
    `${head(payment)}<p>${lead} ${texts.secureHint(SECURE_CODE)}</p><form method="post" novalidate>${code}<button>${texts.confirm}</button></form>${wayBack(payment, texts.back)}`,
  )
}

export function sbpPage(payment: AcquirerPayment, link: string): string {
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return page(
    texts.sbpTitle,
    `${head(payment)}<p>${texts.sbpLead}</p><svg role="img" aria-label="${texts.sbpAlt}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path class="light" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg><form method="post"><button name="answer" value="paid">${texts.sbpPaid}</button><button class="plain" name="answer" value="refused">${texts.sbpRefuse}</button></form>${wayBack(payment, texts.return)}`,
  )
}

export const sbpDonePage = (payment: AcquirerPayment) =>
  page(texts.sbpTitle, `${head(payment)}<p>${texts.sbpDone}</p>${wayBack(payment, texts.return)}`)

export const silentPage = (payment: AcquirerPayment) =>
  page(texts.silentTitle, `${head(payment)}<p>${texts.silentLead}</p>${wayBack(payment, texts.return)}`)

export const endedPage = (payment: AcquirerPayment) =>
  page(texts.title, `${head(payment)}<p>${texts.ended}</p>${wayBack(payment, texts.return)}`)

export const unknownPage = () => page(texts.unknown, `<p>${texts.unknownLead}</p>`)
