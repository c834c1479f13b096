import { wrapModules } from './eagerModules.ts'

const long = `return ${JSON.stringify('x'.repeat(3000))}`

test('modules of an entry stand in parentheses when they are long', () => {
  const code = `var lib;(()=>{"use strict";var e={"a/b"(e,t){${long}},ab12(e,t,n){${long}},c(e){return 1}},t={};t.x={d(e){${long}}}})();lib=1;`
  expect(wrapModules(code)).toBe(
    `var lib;(()=>{"use strict";var e={"a/b":(function(e,t){${long}}),ab12:(function(e,t,n){${long}}),c(e){return 1}},t={};t.x={d(e){${long}}}})();lib=1;`,
  )
})

test('modules of a chunk do, too', () => {
  const push = '"use strict";(globalThis.webpackChunkx||=[]).push'
  expect(wrapModules(`${push}([[1],{a(e){${long}},b:e=>{}}]);`)).toBe(
    `${push}([[1],{a:(function(e){${long}}),b:e=>{}}]);`,
  )
})

test('other code stays as it is', () => {
  const code = `const a={b(){${long}}};call([{c(){}}]);(function(){var d={e(){${long}}}})()`
  expect(wrapModules(code)).toBe(code)
})
