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

test('every picture is one that exists', () => {
  for (const { picture } of PROMOTIONS) {
    if (picture === null) continue
    const [drawing = '', livery = ''] = picture.split('/')
    expect([picture, isDrawingKind(drawing), isLivery(livery)]).toEqual([picture, true, true])
  }
})
