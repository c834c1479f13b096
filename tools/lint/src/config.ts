import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { boundaries } from './rules/boundaries.ts'
import { noCyrillic } from './rules/noCyrillic.ts'
import { noModuleState } from './rules/noModuleState.ts'
import { noReachOut } from './rules/noReachOut.ts'
import { noRawColor } from './rules/noRawColor.ts'
import { requireDocstring } from './rules/requireDocstring.ts'

const code = ['**/*.{ts,tsx,mts,js,mjs,cjs}']
const texts = ['**/*.texts.ts']
const data = ['**/*.data.ts']
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  'e2e/**',
  'libs/testing/**',
  'apps/*/src/testing/**',
  'apps/workshop/**',
]
const toolConfigs = [
  '**/*.config.{ts,mjs}',
  '**/*.d.ts',
  '**/.storybook/main.ts',
  'tools/test/src/jest/webEnvironment.ts',
]

/** What the shell provides of TanStack Query. */
const QUERY_NAMES = [
  'QueryClient',
  'QueryClientProvider',
  'QueryObserver',
  'hydrate',
  'isServer',
  'keepPreviousData',
  'queryOptions',
  'useQuery',
  'useQueryClient',
  'useQueryErrorResetBoundary',
  'useSuspenseQuery',
]

const verstak = {
  rules: {
    boundaries,
    'no-cyrillic': noCyrillic,
    'no-raw-color': noRawColor,
    'no-module-state': noModuleState,
    'no-reach-out': noReachOut,
    'require-docstring': requireDocstring,
  },
}

/** ESLint's configuration for the workspace in the folder `root`. The canary uses it as well, on a workspace of its own. */
export function createConfig(root: string) {
  return defineConfig(
    globalIgnores([
      '**/dist/',
      '**/.nx/',
      '**/test-results/',
      '**/playwright-report/',
      '**/storybook-static/',
      'tools/lint/canary/',
    ]),
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    tseslint.configs.recommended,
    {
      files: code,
      plugins: { 'import-x': importX, verstak },
      settings: {
        'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs'] })],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'] },
        'import-x/ignore': ['/node_modules/'],
        'import-x/extensions': ['.ts', '.tsx', '.mts', '.mjs', '.js'],
      },
      rules: {
        'verstak/boundaries': ['error', { root }],
        'verstak/no-cyrillic': 'error',
        'verstak/no-raw-color': 'error',
        'import-x/no-cycle': 'error',
        'import-x/no-default-export': 'error',
        'import-x/no-self-import': 'error',
        'max-lines': ['error', 300],
        // TypeScript knows the globals of each project better.
        'no-undef': 'off',
        'no-redeclare': 'off',
        'no-console': 'error',
        'no-restricted-globals': [
          'error',
          'event',
          'name',
          'length',
          'status',
          'parent',
          'top',
          'find',
          'open',
          'close',
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Server and browser would render differently; pass a seed.' },
        ],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'object-shorthand': 'error',
        'prefer-template': 'error',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-explicit-any': 'error',
        // A schema and its type share a name.
        '@typescript-eslint/no-redeclare': 'off',
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
      },
    },
    { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
    // Components that come through context (the host's link, widgets) look to this rule as if made during render.
    { files: ['**/*.tsx'], rules: { 'react-hooks/static-components': 'off' } },
    {
      files: ['libs/*/src/**/*.{ts,tsx}'],
      ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', ...texts, ...data],
      rules: { 'verstak/require-docstring': ['error', { root }] },
    },
    {
      files: ['{apps/*,libs/{ui-kit,remote-kit,host,region,router}}/src/**/*.{ts,tsx}'],
      ignores: [...tests, 'apps/api/**', 'apps/shell/**'],
      rules: { 'verstak/no-module-state': 'error', 'verstak/no-reach-out': 'error' },
    },
    // Programs of the command line talk through the console, and chance is theirs to use.
    {
      files: ['tools/**', 'e2e/**', '**/scripts/**'],
      rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
    },
    { files: [...texts, ...data, ...tests], rules: { 'verstak/no-cyrillic': 'off' } },
    {
      files: ['libs/ui-kit/src/tokens/**', 'libs/drawings/**', ...data, ...tests],
      rules: { 'verstak/no-raw-color': 'off' },
    },
    { files: [...toolConfigs, '**/*.stories.tsx'], rules: { 'import-x/no-default-export': 'off' } },
    // The names that the shell provides: `tools/build/src/providedQuery.js`.
    {
      files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
      ignores: ['apps/api/**', 'apps/shell/src/server/**', ...tests],
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: '@tanstack/react-query',
                allowTypeImports: true,
                allowImportNames: QUERY_NAMES,
                message: 'The shell provides only a part of it: add the name to providedQuery.js of tools/build first.',
              },
            ],
          },
        ],
      },
    },
    // A server that cannot start has no log yet.
    { files: ['apps/api/**', 'apps/shell/src/server/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
    { files: data, rules: { 'max-lines': 'off', 'prefer-template': 'off' } },
    { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  )
}
