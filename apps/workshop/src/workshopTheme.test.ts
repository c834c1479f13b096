import { rootDeclarations } from '@verstak/ui-kit/tokens'
import { workshopTheme } from './workshopTheme.ts'

const values = new Set(rootDeclarations.flatMap(([, declared]) => Object.values(declared)))

test('the frame of the workshop bears the name of the store and no colour but its tokens', () => {
  expect(workshopTheme.brandTitle).toBe('Верстак')
  const colors = Object.entries(workshopTheme).filter(([, value]) => /^(#|rgb)/.test(String(value)))
  expect(colors.length).toBeGreaterThan(15)
  for (const [name, value] of colors) expect([name, values.has(String(value))]).toEqual([name, true])
})
