import { mailAddressOf, mailDomainOf } from './mailDomainOf.ts'
import { MessageRefused, type MailTransport } from './ports.ts'

const TIME_LIMIT_MS = 8_000

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…` */
  url: string
  /** `Верстак <no-reply@verstak.example>`; the name is that of mails that say none. */
  from: string
  timeLimitMs?: number
}

/** Mail over SMTP. An answer 5xx to the message or its recipient refuses it for good, anything else means another try. */
export function createSmtpTransport({ url, from, timeLimitMs = TIME_LIMIT_MS }: SmtpSettings): MailTransport {
  // Loaded with the first mail, so that the API answers sooner.
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: timeLimitMs,
      greetingTimeout: timeLimitMs,
      socketTimeout: timeLimitMs,
      // Mails are made of texts, never of files or addresses of somebody else.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  const domain = mailDomainOf(from)
  const address = mailAddressOf(from)
  return {
    async send({ id, to, subject, text, html, fromName, replyTo, unsubscribeUrl }) {
      try {
        const transport = await openTransport()
        await transport.sendMail({
          from: fromName === null ? from : { name: fromName, address },
          ...(replyTo !== null && { replyTo }),
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== null && { html }),
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        })
      } catch (error) {
        throw withoutContents(error)
      }
    },
  }
}

/** Headers by which mail programs offer to leave a newsletter with one click (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Servers repeat addresses in their answers, so only codes are kept. */
function withoutContents(error: unknown): Error {
  const {
    code = 'unknown',
    responseCode,
    command,
  } = error as { code?: string; responseCode?: number; command?: string }
  const reason = `The mail server did not take the message: ${[code, responseCode].filter(Boolean).join(' ')}`
  // A sender that is refused is a wrong setting.
  const isOfMessage = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  return isOfMessage && (responseCode ?? 550) >= 500 ? new MessageRefused(reason) : new Error(reason)
}
