import type { Category, Topic, getTopicMenu } from '@verstak/contracts/catalogue'
import type { EndpointResponse } from '@verstak/contracts/endpoint'

const NAMES = [
  [6474, 'Инструмент', ['Электроинструмент', 'Ручной инструмент']],
  [2994, 'Крепеж', ['Саморезы', 'Анкеры']],
  [6473, 'Садовая техника', ['Газонокосилки']],
  [6480, 'Электрика', ['Кабель']],
  [6475, 'Силовая техника', ['Генераторы']],
  [6476, 'Станки', ['Сверлильные станки']],
  [4661, 'Спецодежда и СИЗ', ['Перчатки']],
  [6750, 'Сантехника', ['Смесители']],
  [6479, 'Автотовары', ['Домкраты']],
] as const

/** The nine departments; the first child of `N` has the id `N0`, the second `N1`. */
export function makeTopics(): Topic[] {
  return NAMES.map(([id, name, children]) => ({
    ...makeCategory(id, name),
    groupId: id,
    children: children.map((child, index) => makeCategory(id * 10 + index, child)),
  }))
}

/** The menu of a department: its children, the first with two of its own, a brand and a consumable. */
export function makeTopicMenu(id: number): EndpointResponse<typeof getTopicMenu> {
  const { count, children } = makeTopics().find((topic) => topic.id === id)!
  return {
    count,
    groups: children.map((child, index) => ({
      ...child,
      children: index === 0 ? ['Первая', 'Вторая'].map((name, at) => makeCategory(child.id * 10 + at, name)) : [],
    })),
    popularBrands: [{ type: 'brand', id: 2, name: 'Makita', url: '/brand/makita-2/' }],
    consumables: [{ type: 'category', id: 7, name: 'Буры', url: '/category/bury-7/' }],
  }
}

function makeCategory(id: number, name: string): Category {
  return {
    id,
    name,
    slug: 'slug',
    url: `/category/slug-${id}/`,
    count: id,
    leftBorder: 1,
    rightBorder: 2,
    isSubcategoriesExist: true,
    isForceShow: true,
    image: `/pictures/v1/drill/plain-teal/main/{size}.{format}`,
  }
}
