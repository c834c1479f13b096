const markPure = jest.requireActual<(source: string) => string>('./pureSchemas.cjs')

test('schemas and endpoints are marked as free of side effects, words about them are not', () => {
  const source = [
    '/** Functions stand as `v.function()`. */',
    'export const Name = v.pipe(v.string(), v.regex(/^[a-z]+$/)) // not v.any()',
    'export const getName = defineEndpoint({ path: "/x" })',
    'env.string()',
  ].join('\n')
  expect(markPure(source).split('\n')).toEqual([
    '/** Functions stand as `v.function()`. */',
    'export const Name = /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[a-z]+$/)) // not v.any()',
    'export const getName = /*#__PURE__*/ defineEndpoint({ path: "/x" })',
    'env.string()',
  ])
})
