import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'

/** Category with its nested-set bounds, so that a subtree is one range. */
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

/** Reference of a topic; the referenced item is listed once in `included`. */
export const TopicReference = v.object({ type: v.picklist(['brand', 'category']), id: Id })
export type TopicReference = v.InferOutput<typeof TopicReference>

/** Brand or category that topics refer to. */
export const IncludedItem = v.object({ ...TopicReference.entries, name: v.string(), url: v.string() })
export type IncludedItem = v.InferOutput<typeof IncludedItem>

/** Department of the store: one of the nine home categories with the first of its children. */
export const Topic = v.object({
  ...CategoryWithChildren.entries,
  /** Group of the topic in the catalogue menu. */
  groupId: v.number(),
  /** Extra items of the menu besides categories, the most popular first (CATALOG-003). */
  relationships: v.optional(
    v.object({
      consumables: v.object({ data: v.array(TopicReference) }),
      popularBrands: v.object({ data: v.array(TopicReference) }),
    }),
  ),
})
export type Topic = v.InferOutput<typeof Topic>

export const listTopics = defineEndpoint({
  method: 'GET',
  path: '/api/catalog/topics',
  summary: 'Departments of the store with their first categories.',
  response: v.object({
    data: v.array(Topic),
    /** Everything that the topics' relationships refer to, each item once. */
    included: v.optional(v.array(IncludedItem)),
    /** Active products of the whole store. */
    totalCount: v.number(),
  }),
  errors: [],
  cache: { scope: 'public', maxAge: 7200 },
})

/** Topics are the same in every region; the number of products on sale in a region is a separate call. */
export const listTopicCounts = defineEndpoint({
  method: 'GET',
  path: '/api/catalog/topic-counts',
  summary: 'How many products of each department a region can sell.',
  query: v.object({ activeRegionId: RegionId }),
  response: v.object({ data: v.array(v.object({ id: Id, count: v.pipe(v.number(), v.integer(), v.minValue(0)) })) }),
  errors: [],
  cache: { scope: 'public', maxAge: 600 },
  example: { query: { activeRegionId: 1 } },
})

export const getCategory = defineEndpoint({
  method: 'GET',
  path: '/api/catalog/categories',
  summary: 'A category with its children.',
  query: v.object({
    id: Id,
    /** Counts products on sale in this region; without it, products on sale anywhere. */
    activeRegionId: v.optional(RegionId),
  }),
  response: CategoryWithChildren,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 600 },
  example: { query: { id: 6474, activeRegionId: 1 } },
})

const Border = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Children of the category with exactly these bounds (CATALOG-005). */
export const listChildCategories = defineEndpoint({
  method: 'GET',
  path: '/api/catalog/child-categories',
  summary: 'Children of a category, named by its borders in the nested set.',
  query: v.object({ leftBorder: Border, rightBorder: Border, activeRegionId: v.optional(RegionId) }),
  response: v.object({ data: v.array(Category) }),
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 600 },
  example: { query: { leftBorder: 1, rightBorder: 232, activeRegionId: 1 } },
})

/**
 * Two levels below a department, with its topic's brands and links (CATALOG-011); for any other category, its own two
 * levels.
 */
export const getTopicMenu = defineEndpoint({
  method: 'GET',
  path: '/api/catalog/topic-menu',
  summary: 'What the catalogue menu shows of a department: two levels of categories, popular brands and consumables.',
  query: v.object({
    id: Id,
    /** Counts products on sale in this region; without it, products on sale anywhere. */
    activeRegionId: v.optional(RegionId),
  }),
  response: v.object({
    /** Products of the whole department. */
    count: v.number(),
    /** Its children with their children, empty ones too; see `isForceShow`. */
    groups: v.array(CategoryWithChildren),
    /** The most popular first; `[]` for none. */
    popularBrands: v.array(IncludedItem),
    consumables: v.array(IncludedItem),
  }),
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 600 },
  example: { query: { id: 6474, activeRegionId: 1 } },
})
