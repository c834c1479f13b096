import { categoryAddress, saleAddress } from '@verstak/contracts/address'
import { isDrawingKind, isLivery } from '@verstak/drawings'
import { numberTree } from './categoryTree.ts'
import { DEPARTMENTS } from './data/departments.data.ts'
import { SALES } from './data/goods.data.ts'
import { PROMO_LINKS, PROMOTIONS } from './data/home.data.ts'

const addresses = new Set([
  ...numberTree(DEPARTMENTS).map(({ node, slug }) => categoryAddress(slug, node.id)),
  ...SALES.map(({ slug }) => saleAddress(slug)),
])

test.each([...PROMOTIONS, ...PROMO_LINKS].map(({ name, url }) => [name, url]))('«%s» leads to a page: %s', (_, url) => {
  expect(addresses).toContain(url)
})

test('the nine departments have their names and addresses to the letter [SHELL-010]', () => {
  const departments = numberTree(DEPARTMENTS).filter(({ parentId }) => parentId === null)
  expect(departments.map(({ node, slug }) => [node.name, categoryAddress(slug, node.id)])).toEqual([
    ['Инструмент', '/category/instrument-6474/'],
    ['Крепеж', '/category/krepezh-2994/'],
    ['Садовая техника', '/category/sadovaya-tehnika-6473/'],
    ['Электрика', '/category/elektrika-6480/'],
    ['Силовая техника', '/category/silovaya-tehnika-6475/'],
    ['Станки', '/category/stanki-6476/'],
    ['Спецодежда и СИЗ', '/category/spetsodezhda-i-siz-4661/'],
    ['Сантехника', '/category/santehnika-6750/'],
    ['Автотовары', '/category/avtotovary-6479/'],
  ])
})

test('every picture is one that exists', () => {
  for (const { picture } of PROMOTIONS) {
    if (picture === null) continue
    const [drawing = '', livery = ''] = picture.split('/')
    expect([picture, isDrawingKind(drawing), isLivery(livery)]).toEqual([picture, true, true])
  }
})
