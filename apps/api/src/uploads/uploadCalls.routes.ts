import { startStaffUpload } from '@verstak/contracts/staffUpload'
import * as endpoints from '@verstak/contracts/upload'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { deleteUpload, getUpload, startUpload } from './takeUpload.ts'

export function uploadRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.startUpload, ({ body }, caller) => startUpload(services, body, caller))
  bindPersonal(startStaffUpload, ({ body }, caller) =>
    startUpload(services, { ...body, isPrivate: false, isShop: true }, caller),
  )
  bindPersonal(endpoints.getUpload, ({ query }) => getUpload(services, query))
  bindPersonal(endpoints.deleteUpload, ({ body }, caller) => deleteUpload(services, body, caller))
}
