import { readImport } from './readImport.ts'

test.each([
  [[], null],
  [['--import', 'goods.xml'], '/home/me/goods.xml'],
  [['--import=/data/goods.xml'], '/data/goods.xml'],
  [['--import', 'https://shop.example/feed.yml'], 'https://shop.example/feed.yml'],
])('%j imports %s', (args, path) => {
  expect(readImport(args, '/home/me')).toBe(path)
})

test('an unknown option is refused', () => {
  expect(() => readImport(['--imports', 'a'])).toThrow('--imports')
})
