import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kitImportsOf } from './pageImports.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstak-imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, lines: readonly string[]): string {
  const file = join(folder, name)
  writeFileSync(file, lines.join('\n'))
  return file
}

const namesOf = (file: string) =>
  Object.fromEntries([...kitImportsOf(file)].map(([module, names]) => [module.split('/').pop(), [...names]]))

test('names are collected through imports and re-exports of files of ours', () => {
  write('Part.tsx', [
    "import { Price } from '@verstak/ui-kit/Price'",
    "import { cartIcon,\n  heartIcon as heart,\n} from '@verstak/ui-kit/icons'",
  ])
  const page = write('Page.tsx', [
    "export { Part } from './Part.tsx'",
    "import { Button } from '@verstak/ui-kit/Button'",
  ])
  expect(namesOf(page)).toEqual({ Price: ['Price'], icons: ['cartIcon', 'heartIcon'], Button: ['Button'] })
})

test('types, what is imported later, and tokens cost nothing', () => {
  write('Later.tsx', ["import { Dialog } from '@verstak/ui-kit/Dialog'"])
  const page = write('Lean.tsx', [
    "import type { ButtonProps } from '@verstak/ui-kit/Button'",
    "import { type IconShape, cartIcon } from '@verstak/ui-kit/icons'",
    "import { color } from '@verstak/ui-kit/tokens'",
    "const later = () => import('./Later.tsx')",
  ])
  expect(namesOf(page)).toEqual({ icons: ['cartIcon'] })
})

test('files that import each other end', () => {
  write('b.ts', ["import { a } from './a.ts'"])
  expect(namesOf(write('a.ts', ["import { b } from './b.ts'"]))).toEqual({})
})
