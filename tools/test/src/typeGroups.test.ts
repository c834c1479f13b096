import { groupTypes } from './typeGroups.ts'

const base = '../../tsconfig.base.json'

test('projects are checked together if, and only if, all their options are the same', () => {
  const groups = groupTypes(
    {
      'apps/cart': { extends: base, include: ['src', '*.ts'] },
      'libs/money': { extends: base, compilerOptions: {}, include: ['src'] },
      'libs/dates': { extends: base, compilerOptions: { types: [] }, include: ['src'] },
      e2e: { extends: '../tsconfig.base.json', include: ['src', '../libs/money/src/*.d.ts'] },
      'tools/dev': { extends: base, compilerOptions: { checkJs: true, allowJs: true }, include: ['src'] },
      'tools/start': { extends: base, compilerOptions: { allowJs: true, checkJs: true }, include: ['src'] },
      'tools/other': { extends: '../other.json', include: ['src'] },
    },
    'test-results/types',
  )
  expect(groups.map(({ folders }) => folders)).toEqual([
    ['apps/cart', 'libs/money', 'e2e'],
    ['libs/dates'],
    ['tools/dev', 'tools/start'],
    ['tools/other'],
  ])
  expect(groups[0]?.config).toEqual({
    extends: '../../tsconfig.base.json',
    include: [
      '../../apps/cart/src',
      '../../apps/cart/*.ts',
      '../../libs/money/src',
      '../../e2e/src',
      '../../libs/money/src/*.d.ts',
    ],
  })
  expect(groups[1]?.config.compilerOptions).toEqual({ types: [] })
})

test('a setting that a group cannot keep is refused', () => {
  const odd = { extends: base, include: ['src'], exclude: ['src/old'] }
  expect(() => groupTypes({ 'libs/money': odd }, 'test-results')).toThrow('libs/money/tsconfig.json')
})
