import type { JobHandlers } from '../jobs/Jobs.ts'
import type { Services } from '../services.ts'
import { deleteDemoMessage } from './demoMessage.sql.ts'
import { deliverMessage } from './deliverMessage.ts'

/** Jobs of SMS and mail. */
export const messageJobs = (services: Services): Pick<JobHandlers, 'send-message' | 'erase-demo-message'> => ({
  'send-message': (payload, run) => deliverMessage(services, payload, run),
  'erase-demo-message': ({ messageId }) => deleteDemoMessage(services.db, messageId),
})
