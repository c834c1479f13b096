import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** Category with the border numbers of the nested set, so that a subtree is one range. */
export const Category = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  /** Path of its listing. */
  url: v.string(),
  /** Active products in the subtree. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  leftBorder: v.number(),
  rightBorder: v.number(),
  isSubcategoriesExist: v.boolean(),
  /** Shown in menus even when empty. */
  isForceShow: v.boolean(),
  /** Picture address with `{size}` and `{format}` placeholders. */
  image: v.string(),
})
export type Category = v.InferOutput<typeof Category>

/** Category with its direct children in the order of the tree, empty ones too; `[]` for a leaf. */
export const CategoryWithChildren = v.object({ ...Category.entries, children: v.array(Category) })
export type CategoryWithChildren = v.InferOutput<typeof CategoryWithChildren>

/** Department of the store: one of the nine home categories with the first of its children. */
export const Topic = v.object({
  ...CategoryWithChildren.entries,
  /** Group of the topic in the catalogue menu. */
  groupId: v.number(),
})
export type Topic = v.InferOutput<typeof Topic>

export const listTopics = defineEndpoint({
  method: 'GET',
  path: '/api/catalog/topics',
  summary: 'Departments of the store with their first categories.',
  response: v.object({
    data: v.array(Topic),
    /** Active products of the whole store. */
    totalCount: v.number(),
  }),
  errors: [],
  cache: { scope: 'public', maxAge: 7200 },
})

export const getCategory = defineEndpoint({
  method: 'GET',
  path: '/api/catalog/categories',
  summary: 'A category with its children.',
  query: v.object({ id: Id }),
  response: CategoryWithChildren,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 600 },
})
