import type { Services } from '../services.ts'

/** What the verbs of payments need of the services. */
export type PaymentServices = Pick<Services, 'db' | 'jobs' | 'messages' | 'now' | 'payments'>
