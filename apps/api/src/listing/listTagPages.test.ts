import { listTagPages } from '@verstak/contracts/listing'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

test('a category names its tag pages by their addresses, and only its own', async () => {
  const rows = [
    { id: 2, category_id: 120, name: 'Бесщёточные', slug: 'besschyotochnye', filters: 'p1:11' },
    { id: 1, category_id: 120, name: 'Лёгкие', slug: 'lyogkie', filters: 'p1:12' },
    { id: 3, category_id: 110, name: 'С подсветкой', slug: 's-podsvetkoy', filters: 'p1:11' },
  ]
  await api.db.insertInto('tag_page').values(rows).execute()
  const visitor = api.newVisitor()
  expect(await visitor.call(listTagPages, { query: { categoryId: 120 } })).toEqual({
    data: [
      { name: 'Лёгкие', url: '/tag-page/lyogkie-120/' },
      { name: 'Бесщёточные', url: '/tag-page/besschyotochnye-120/' },
    ],
  })
  expect(await visitor.call(listTagPages, { query: { categoryId: 999 } })).toEqual({ data: [] })
})
