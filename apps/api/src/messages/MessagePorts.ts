import type { MailTransport, SmsGateway } from './ports.ts'

/** How the shop sends messages. */
export interface MessagePorts {
  sms: SmsGateway
  mail: MailTransport
  /** The most SMS that the whole shop sends on a day of Moscow. */
  smsPerDay: number
}
