import type { CategoryWithChildren, getCategory as endpoint } from '@verstak/contracts/catalogue'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { wireCategoryWithChildrenOf } from './wireCategoryOf.ts'

/** @throws DomainError `not-found` */
export async function getCategory(
  { index }: Services,
  { id }: EndpointQuery<typeof endpoint>,
): Promise<CategoryWithChildren> {
  const state = await index.read()
  const category = state.categoryById.get(id)
  if (!category) throw notFound('id', `There is no category ${id}.`)
  return wireCategoryWithChildrenOf(state, category)
}
