import * as v from 'valibot'
import type { SmsGatewaySettings } from './createSmsGateway.ts'
import type { SmtpSettings } from './createSmtpTransport.ts'
import { mailDomainOf } from './mailDomainOf.ts'

/** Variables that say how messages are sent. */
export const messageSettings = {
  SMTP_URL: v.optional(v.string(), ''),
  MAIL_FROM: v.optional(v.string(), ''),
  SMS_GATEWAY_URL: v.optional(v.string(), ''),
  SMS_GATEWAY_TOKEN: v.optional(v.string(), ''),
  SMS_PER_DAY: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'Write a number of messages, 1 or more'), v.toNumber()),
    '5000',
  ),
}

type MessageSettings = { [Name in keyof typeof messageSettings]: v.InferOutput<(typeof messageSettings)[Name]> }

export interface MessageConfig {
  /** null = mails stay on the page of a demo shop. */
  smtp: SmtpSettings | null
  /** null = SMS stay on the page of a demo shop. */
  smsGateway: SmsGatewaySettings | null
  /** The most SMS that the whole shop sends on a day. */
  smsPerDay: number
}

/** @throws Error that names a setting that is wrong or missing, without its value: it may hold a password */
export function readMessageConfig(settings: MessageSettings): MessageConfig {
  return { smtp: readSmtp(settings), smsGateway: readSmsGateway(settings), smsPerDay: settings.SMS_PER_DAY }
}

function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: MessageSettings): SmtpSettings | null {
  if (url === '') return null
  refuseAddress('SMTP_URL', url, ['smtp:', 'smtps:'], 'smtps://user:password@mail.example')
  if (mailDomainOf(from) === null)
    throw new Error('MAIL_FROM: mail needs a sender. Write it like Verstak <no-reply@verstak.example>.')
  return { url, from }
}

function readSmsGateway({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token }: MessageSettings) {
  if (url === '') return null
  refuseAddress('SMS_GATEWAY_URL', url, ['http:', 'https:'], 'https://sms.example/messages')
  if (token === '') throw new Error('SMS_GATEWAY_TOKEN is empty: set the token with which the gateway knows the shop.')
  return { url, token }
}

function refuseAddress(name: string, value: string, protocols: string[], example: string): void {
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '') return
  throw new Error(`${name} is not an address of that kind. Write it like ${example}.`)
}
