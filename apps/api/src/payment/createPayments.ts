import type { FastifyBaseLogger } from 'fastify'
import { createYooKassa } from './createYooKassa.ts'
import type { PaymentConfig } from './paymentConfig.ts'
import { PaymentRefused, type PaymentPort } from './PaymentPort.ts'

/** The shop's acquirer. */
export interface Payments {
  port: PaymentPort
  /** Whether notices of the acquirer may come from an address. */
  isWebhookAddress(ip: string): boolean
  log: FastifyBaseLogger
}

/** The acquirer that the settings name. Without one every payment is refused. */
export const createPayments = (config: PaymentConfig | null, log: FastifyBaseLogger): Payments => ({
  port: config ? createYooKassa(config.yooKassa) : NO_ACQUIRER,
  isWebhookAddress: (ip) => config?.isWebhookAddress(ip) ?? false,
  log,
})

const refuse = () => Promise.reject(new PaymentRefused('The shop has no acquirer: set YOOKASSA_SHOP_ID'))

const NO_ACQUIRER: PaymentPort = {
  create: refuse,
  read: refuse,
  capture: refuse,
  cancel: refuse,
  refund: refuse,
  readRefund: refuse,
  sendReceipt: refuse,
}
