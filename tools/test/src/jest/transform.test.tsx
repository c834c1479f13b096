import { Kysely } from 'kysely'
import { renderToStaticMarkup } from 'react-dom/server'
import { Sample } from './sample/Sample.tsx'

test('linaria templates become class names', () => {
  const html = renderToStaticMarkup(<Sample>Пример</Sample>)
  expect(html).toMatch(/^<div class="[\w-]+ [\w-]+">Пример<\/div>$/)
})

test('packages that ship ES modules only can be imported', () => {
  expect(Kysely).toBeInstanceOf(Function)
})

test('import.meta works in compiled modules', () => {
  expect(import.meta.dirname).toMatch(/jest$/)
  expect(import.meta.url).toMatch(/^file:.*transform\.test\.tsx$/)
})
