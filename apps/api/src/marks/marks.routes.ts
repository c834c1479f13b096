import * as endpoints from '@verstak/contracts/marks'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getMarks } from './getMarks.ts'
import { markVisitorOf } from './markVisitor.ts'

export function marksRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getMarks, async (_, caller) => getMarks(services, await markVisitorOf(services, caller)))
}
