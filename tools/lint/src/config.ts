import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import jsdoc from 'eslint-plugin-jsdoc'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { DOCSTRINGS, publicFiles } from './docstrings.ts'
import {
  API_ERROR_CLASS,
  GLOBAL_OBJECT_USE,
  MODULE_VARIABLE,
  PROCESS_GLOBALS,
  NEGATED_TOKEN,
  RAW_COLOR,
  RUSSIAN_TEXT,
  type Restriction,
} from './restrictedSyntax.ts'
import { boundaries } from './rules/boundaries.ts'
import { noModuleState } from './rules/noModuleState.ts'

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
  'tools/test/src/jest/{globalSetup,globalTeardown,productionEnvironment,webEnvironment}.ts',
]

/** Exports of TanStack Query that the shell provides. */
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
    'no-module-state': noModuleState,
  },
}

/** Names of browser globals: with these, a missing declaration would go unnoticed. */
const AMBIGUOUS_GLOBALS = ['event', 'name', 'length', 'status', 'parent', 'top', 'find', 'open', 'close']

/** All restrictions for a group of files, because a later setting of the rule replaces an earlier one. */
const forbid = (...restrictions: Restriction[][]) => ({
  'no-restricted-syntax': ['error', ...restrictions.flat()] as ['error', ...Restriction[]],
})

/** ESLint's configuration for the workspace in the folder `root`. The canary test uses it with its own workspace. */
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
      plugins: { jsdoc, verstak },
      rules: {
        'verstak/boundaries': ['error', { root }],
        ...forbid(RUSSIAN_TEXT, RAW_COLOR, NEGATED_TOKEN, API_ERROR_CLASS),
        'no-restricted-exports': [
          'error',
          {
            restrictDefaultExports: {
              direct: true,
              named: true,
              defaultFrom: true,
              namedFrom: true,
              namespaceFrom: true,
            },
          },
        ],
        'max-lines': ['error', 300],
        // TypeScript knows the globals of each project better.
        'no-undef': 'off',
        'no-redeclare': 'off',
        'no-console': 'error',
        'no-restricted-globals': ['error', ...AMBIGUOUS_GLOBALS],
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
    // Rules that compile each file: not for what has no React, as the API, where `useTestApi` sets up a test file.
    {
      files: ['**/*.{ts,tsx}'],
      ignores: ['apps/api/**', '{tools,e2e}/**/*.ts', 'libs/contracts/**', ...texts, ...data],
      ...reactHooks.configs.flat.recommended,
    },
    // This rule mistakes components from context (the host's link, widgets) for components created during render.
    { files: ['**/*.tsx'], rules: { 'react-hooks/static-components': 'off' } },
    {
      files: publicFiles(root),
      // The name of an icon already describes it.
      ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'libs/ui-kit/src/Icon/icons.ts', ...texts, ...data],
      rules: { 'jsdoc/require-jsdoc': ['error', DOCSTRINGS] },
    },
    {
      files: ['{apps/*,libs/{ui-kit,remote-kit,host,region,router,form,map}}/src/**/*.{ts,tsx}'],
      ignores: [...tests, 'apps/api/**', 'apps/shell/**'],
      rules: {
        'verstak/no-module-state': 'error',
        'no-restricted-globals': ['error', ...AMBIGUOUS_GLOBALS, ...PROCESS_GLOBALS],
        ...forbid(RUSSIAN_TEXT, RAW_COLOR, NEGATED_TOKEN, API_ERROR_CLASS, GLOBAL_OBJECT_USE, MODULE_VARIABLE),
      },
    },
    {
      files: ['libs/ui-kit/src/tokens/**'],
      rules: forbid(RUSSIAN_TEXT, API_ERROR_CLASS, GLOBAL_OBJECT_USE, MODULE_VARIABLE),
    },
    { files: ['libs/drawings/**'], rules: forbid(RUSSIAN_TEXT, API_ERROR_CLASS) },
    // Within one bundle there is one class.
    { files: ['libs/api-client/src/**'], rules: forbid(RUSSIAN_TEXT, RAW_COLOR) },
    { files: texts, rules: forbid(RAW_COLOR, API_ERROR_CLASS) },
    { files: [...data, ...tests], rules: forbid(API_ERROR_CLASS) },
    // Command-line programs may use the console and random numbers.
    {
      files: ['tools/**', 'e2e/**', '**/scripts/**'],
      rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
    },
    { files: [...toolConfigs, '**/*.stories.tsx'], rules: { 'no-restricted-exports': 'off' } },
    // The names that the shell provides: `tools/build/src/patches/providedQuery.js`.
    {
      files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
      ignores: ['apps/api/**', 'apps/shell/src/{benchmarks,server}/**', ...tests],
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
    {
      files: ['apps/api/**', 'apps/shell/src/{benchmarks,server}/**'],
      rules: { 'no-console': ['error', { allow: ['error'] }] },
    },
    { files: data, rules: { 'max-lines': 'off', 'prefer-template': 'off' } },
    { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  )
}
