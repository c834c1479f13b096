import { makeTopics } from '@verstak/testing/makeTopics'
import { currentTopicOf } from './currentTopicOf.ts'

test.each([
  ['/category/slug-6474/', 'Инструмент'],
  ['/category/slug-6474/page2/', 'Инструмент'],
  ['/category/electric-tools-64740/bosch-7/', 'Инструмент'],
  ['/category/slug-6479/', 'Автотовары'],
  ['/category/slug-99/', undefined],
  ['/brand/bosch-6474/', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, name) => {
  expect(currentTopicOf(makeTopics(), path)?.name).toBe(name)
})
