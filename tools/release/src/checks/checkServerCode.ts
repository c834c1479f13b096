import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAZY_PARTS } from '@verstak/tools-build/sharedPackages'
import { Linter } from 'eslint'
import type { ReleaseCheck } from './ReleaseCheck.ts'

const GLOBALS = ['process', 'global', 'Buffer', '__dirname', '__filename', 'eval', 'Function', 'WebAssembly']
const SHOULD = 'A remote on the server gets everything from its host and keeps nothing between two visitors'

/**
 * The server file does not access its process and leaves no state in it. This finds mistakes, not malicious code: the
 * permissions of shell workers limit what a release can do.
 */
export const checkServerCode: ReleaseCheck = ({ release, folder }) => {
  const code = readFileSync(join(folder, release.server), 'utf8')
  return new Linter()
    .verify(code, {
      linterOptions: { noInlineConfig: true },
      languageOptions: { ecmaVersion: 'latest', sourceType: 'commonjs' },
      rules: {
        'no-restricted-globals': ['error', ...GLOBALS.map((name) => ({ name, message: '' }))],
        // Lazy parts open on an interaction: the file names them, and no server loads them.
        'no-restricted-syntax': ['error', ...restrictions([...Object.keys(release.shared), ...LAZY_PARTS])],
      },
    })
    .map(({ message, line, column }) => `${release.server}:${line}:${column} ${message.trim()} ${SHOULD}`)
}

function restrictions(shared: string[]) {
  const known = shared.map((name) => name.replaceAll('/', '\\/')).join('|')
  const write = '[left.type="MemberExpression"][left.object.name=/^(globalThis|window|self)$/]'
  return [
    { selector: `AssignmentExpression${write}`, message: 'A global is written.' },
    {
      selector:
        'CallExpression[callee.object.name="Object"][callee.property.name=/^(assign|definePropert)/][arguments.0.name="globalThis"]',
      message: 'A global is written.',
    },
    {
      selector: `CallExpression[callee.name="require"]:not([arguments.0.value=/^(${known})$/])`,
      message: 'Something else than a shared package is required.',
    },
    {
      selector: 'MemberExpression[property.name=/^(getBuiltinModule|mainModule)$/]',
      message: 'A module of Node is taken.',
    },
    { selector: 'ImportExpression', message: 'Something is imported at run time.' },
  ]
}
