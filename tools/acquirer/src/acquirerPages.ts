import { encode } from 'uqr'
import { acquirerTexts as texts } from './acquirer.texts.ts'
import type { AcquirerPayment } from './AcquirerStore.ts'
import { SECURE_CODE, TEST_CARDS } from './testCards.data.ts'

const STYLE = `
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#FAF8F3;color:#1D2125}
header{background:#1D2125;color:#FAF8F3;padding:14px 24px;font-weight:700}
main{max-width:480px;margin:24px auto;padding:24px;background:#FFFFFF;border:1px solid #E5E0D5;border-radius:8px}
h1{font-size:22px;line-height:1.25;margin:0 0 4px}
p{margin:0 0 16px}
.sum{font-size:28px;font-weight:700;margin:0 0 16px}
.note{color:#4B5157;font-size:14px}
.problem{background:#FCEBE8;color:#C1271D;border-radius:8px;padding:10px 14px}
label{display:block;font-weight:600;margin:0 0 4px}
input{font:inherit;width:100%;min-height:48px;padding:10px 12px;border:1px solid #8A8578;border-radius:8px;margin:0 0 16px;background:#FFFFFF;color:inherit}
input[aria-invalid]{border-color:#C1271D}
.error{color:#C1271D;font-size:14px;margin:-12px 0 16px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 16px}
button{font:inherit;font-weight:700;width:100%;min-height:48px;padding:10px 16px;border:0;border-radius:8px;background:#FFC21F;color:#1D2125;cursor:pointer}
button:hover{background:#F7B200}
button.plain{background:#FFFFFF;border:1px solid #8A8578;margin-top:8px}
a{color:#1557B0}
:focus-visible{outline:3px solid #1557B0;outline-offset:2px}
details{margin:24px 0 0;padding:16px;background:#F2EFE7;border-radius:8px}
summary{font-weight:600;cursor:pointer}
dl{margin:12px 0 0}dt{font:600 16px/1.5 ui-monospace,monospace}dd{margin:0 0 8px;color:#4B5157}
svg{display:block;width:240px;max-width:100%;height:auto;margin:0 auto 16px}
@media (max-width:560px){main{margin:0;border-width:0 0 1px;border-radius:0;padding:16px}}`

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
    `${head(payment)}<p>${texts.sbpLead}</p><svg role="img" aria-label="${texts.sbpAlt}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg><form method="post"><button name="answer" value="paid">${texts.sbpPaid}</button><button class="plain" name="answer" value="refused">${texts.sbpRefuse}</button></form>${wayBack(payment, texts.return)}`,
  )
}

export const sbpDonePage = (payment: AcquirerPayment) =>
  page(texts.sbpTitle, `${head(payment)}<p>${texts.sbpDone}</p>${wayBack(payment, texts.return)}`)

export const silentPage = (payment: AcquirerPayment) =>
  page(texts.silentTitle, `${head(payment)}<p>${texts.silentLead}</p>${wayBack(payment, texts.return)}`)

export const endedPage = (payment: AcquirerPayment) =>
  page(texts.title, `${head(payment)}<p>${texts.ended}</p>${wayBack(payment, texts.return)}`)

export const unknownPage = () => page(texts.unknown, `<p>${texts.unknownLead}</p>`)
