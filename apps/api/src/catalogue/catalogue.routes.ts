import * as endpoints from '@verstak/contracts/catalogue'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getCategory } from './getCategory.ts'
import { getTopicMenu } from './getTopicMenu.ts'
import { listChildCategories } from './listChildCategories.ts'
import { listTopicCounts } from './listTopicCounts.ts'
import { listTopics } from './listTopics.ts'

export function catalogueRoutes({ bindPublic }: Binder, services: Services): void {
  bindPublic(endpoints.listTopics, () => listTopics(services))
  bindPublic(endpoints.listTopicCounts, ({ query }) => listTopicCounts(services, query))
  bindPublic(endpoints.getCategory, ({ query }) => getCategory(services, query))
  bindPublic(endpoints.getTopicMenu, ({ query }) => getTopicMenu(services, query))
  bindPublic(endpoints.listChildCategories, ({ query }) => listChildCategories(services, query))
}
