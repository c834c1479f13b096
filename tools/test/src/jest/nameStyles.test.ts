import { nameStyles } from './nameStyles.ts'

test('each template becomes a name of its own, and lines stay where they are', () => {
  const source = 'const a = css`\n  color: ${b};\n`\nconst c = css`\n  ${d} { width: ${`${e}px`}; }\n` + 1\n'
  const code = nameStyles(source, '/x/A.tsx')
  const [first, second] = [...code.matchAll(/'(css-[\w-]+)'/g)].map(([, name]) => name)
  expect(code).toBe(`const a = '${first}'\n\n\nconst c = '${second}'\n\n + 1\n`)
  expect(first).not.toBe(second)
  expect(nameStyles(source, '/x/A.tsx')).toBe(code)
  expect(nameStyles(source, '/x/B.tsx')).not.toContain(first)
})

test('what only ends like a style is left alone', () => {
  const source = 'const a = notcss`x`\nconst b = "css"\n'
  expect(nameStyles(source, '/x/A.tsx')).toBe(source)
})
