import type { Config } from '../config.ts'
import { createDemoPorts, type DemoPortOptions } from './createDemoPorts.ts'
import { createSmsGateway } from './createSmsGateway.ts'
import { createSmtpTransport } from './createSmtpTransport.ts'
import type { MessagePorts } from './MessagePorts.ts'

type MessageConfig = Pick<Config, 'mode' | 'smtp' | 'smsGateway' | 'smsPerDay'>

/** The providers that the settings name; those of a demo shop for what they do not name. @throws in production then */
export function createMessagePorts(config: MessageConfig, options: DemoPortOptions): MessagePorts {
  refuseDemoPorts(config)
  const demo = createDemoPorts(options)
  return {
    sms: config.smsGateway ? createSmsGateway(config.smsGateway) : demo.sms,
    mail: config.smtp ? createSmtpTransport(config.smtp) : demo.mail,
    smsPerDay: config.smsPerDay,
  }
}

/** @throws Error that says what to set, when a shop in production has no provider */
export function refuseDemoPorts({ mode, smtp, smsGateway }: Omit<MessageConfig, 'smsPerDay'>): void {
  if (mode !== 'production') return
  const missing = [
    ...(smsGateway ? [] : ['SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN']),
    ...(smtp ? [] : ['SMTP_URL and MAIL_FROM']),
  ]
  if (missing.length === 0) return
  throw new Error(`Nobody would get the messages of this shop: in production, set ${missing.join(', ')}.`)
}
