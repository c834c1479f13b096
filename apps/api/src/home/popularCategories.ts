import type { Category } from '@verstak/contracts/catalogue'
import type { CatalogueState, Region } from '../catalogue-index/catalogueState.ts'
import { countCategories } from '../catalogue/categoryCounts.ts'
import { wireCategoryOf } from '../catalogue/wireCategoryOf.ts'
import { popularIn } from '../recommendations/popularIn.ts'
import type { Services } from '../services.ts'
import { selectCategoryIds } from './home.sql.ts'

/** Number of popular products whose categories are counted. */
const SAMPLE = 300
const MOST = 12
/** Limit per department, so that a large one leaves room for the others. */
const MAX_OF_DEPARTMENT = 2

/** Categories of the most popular products of a region, with the number of products that it can sell. */
export async function listPopularCategories(
  services: Pick<Services, 'db' | 'index'>,
  state: CatalogueState,
  region: Pick<Region, 'id'>,
): Promise<Category[]> {
  const productIds = await popularIn(services, null, region, SAMPLE)
  const chosen = chooseCategories(state, await selectCategoryIds(services.db, productIds))
  const counted = chosen.map(async (category) => {
    const counts = await countCategories(services, category, [], region.id)
    return wireCategoryOf(category, counts.get(category.id) ?? 0)
  })
  return (await Promise.all(counted)).filter(({ count }) => count > 0)
}

/** The most frequent ids, each once; ties go to the one that came first. */
function chooseCategories(state: CatalogueState, ids: readonly number[]) {
  const frequency = new Map<number, number>()
  for (const id of ids) frequency.set(id, (frequency.get(id) ?? 0) + 1)
  const byFrequency = [...frequency].sort(([, a], [, b]) => b - a)
  const ofDepartment = new Map<number, number>()
  const chosen = []
  for (const [id] of byFrequency) {
    const category = state.categoryById.get(id)
    if (!category || category.is_hidden || chosen.length === MOST) continue
    const taken = ofDepartment.get(category.group_id) ?? 0
    if (taken === MAX_OF_DEPARTMENT) continue
    ofDepartment.set(category.group_id, taken + 1)
    chosen.push(category)
  }
  return chosen
}
