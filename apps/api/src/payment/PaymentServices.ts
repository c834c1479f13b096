import type { Services } from '../services.ts'

/** What the verbs of payments need of the services. */
export type PaymentServices = Pick<Services, 'db' | 'jobs' | 'messages' | 'now' | 'payments'>

/** What verbs need that write down work for later, in the transactions of others. */
export type RefundServices = Pick<Services, 'jobs' | 'now'>
