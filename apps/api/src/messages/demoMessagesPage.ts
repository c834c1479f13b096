import type { DemoMessage } from './demoMessage.sql.ts'
import { demoMessagesTexts as texts } from './demoMessages.texts.ts'
import { demoMessagesScript, demoMessagesStyle } from './demoMessagesPage.data.ts'

const LINK = /(https?:\/\/[^\s<>"]+)/
const time = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'medium', timeZone: 'Europe/Moscow' })

/**
 * The page with the messages of a demo shop.
 * @param recipient what the visitor looks for, as he wrote it
 * @param nonce for the page's own style and script
 */
export function demoMessagesPage(messages: DemoMessage[], recipient: string, nonce: string): string {
  const list = messages.length > 0 ? messages.map(articleOf).join('') : NOTHING
  const showAll = recipient ? `<a href="/messages">${texts.showAll}</a>` : ''
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${texts.title}</title>
<style nonce="${nonce}">${demoMessagesStyle}</style>
</head>
<body>
<header>
<p class="shop">${texts.shop}</p>
<h1>${texts.title}</h1>
<p>${texts.lead}</p>
<form action="/messages">
<label>${texts.recipient}<input type="text" name="to" value="${escapeHtml(recipient)}" placeholder="${texts.recipientHint}" autocomplete="off"></label>
<button>${texts.show}</button>
${showAll}
</form>
<p class="updating" hidden><input type="checkbox" id="updating" checked><label for="updating">${texts.isUpdating}</label></p>
</header>
<main aria-live="polite">${list}</main>
<script nonce="${nonce}">${demoMessagesScript}</script>
</body>
</html>
`
}

const NOTHING = `<div class="nothing"><h2>${texts.nothing}</h2><p>${texts.nothingAdvice}</p></div>`

function articleOf({ kind, recipient, subject, body, sent_at: sentAt }: DemoMessage): string {
  const title = subject === null ? '' : `<h2>${escapeHtml(subject)}</h2>`
  return `<article>
<p class="about"><span class="kind">${texts.kinds[kind]}</span><span>${escapeHtml(recipientText(kind, recipient))}</span><time datetime="${sentAt.toISOString()}">${time.format(sentAt)}</time></p>
${title}<p class="text">${linked(body)}</p>
</article>
`
}

function recipientText(kind: DemoMessage['kind'], recipient: string): string {
  return kind === 'sms' ? recipient.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4') : recipient
}

/** Texts hold links to the shop, such as that of a forgotten password. */
function linked(text: string): string {
  const parts = text.split(LINK).map(escapeHtml)
  return parts.map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part)).join('')
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
