import type { Rule } from 'eslint'
import type * as ESTree from 'estree'

/** Calls that load the module named by their first argument. */
const loadingCalls = new Set([
  'require',
  'require.resolve',
  'import.meta.resolve',
  'jest.mock',
  'jest.unmock',
  'jest.doMock',
  'jest.requireActual',
  'jest.requireMock',
])

/** Calls `visit` for every module that a file names: imports, re-exports, `import()`, `require`, type imports, jest mocks. */
export function importVisitor(visit: (node: ESTree.Node, specifier: string) => void): Rule.RuleListener {
  const visitSource = (node: ESTree.Node, source: ESTree.Node | null | undefined) => {
    const specifier = source && staticString(source)
    if (typeof specifier === 'string') visit(node, specifier)
  }
  return {
    ImportDeclaration: (node) => visitSource(node, node.source),
    ExportNamedDeclaration: (node) => visitSource(node, node.source),
    ExportAllDeclaration: (node) => visitSource(node, node.source),
    ImportExpression: (node) => visitSource(node, node.source),
    CallExpression: (node) => {
      if (loadingCalls.has(calleeName(node.callee))) visitSource(node, node.arguments[0])
    },
    // `import('…').Type` in a type position; ESTree has no such node.
    TSImportType: (node: ESTree.Node & { source?: ESTree.Node }) => visitSource(node, node.source),
  }
}

/** Value of a string literal or of a template without parts, else null. */
function staticString(node: ESTree.Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked ?? null
  return null
}

/** `require`, `jest.mock`, `import.meta.resolve` as written; an empty string for anything else. */
function calleeName(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`
  if (node.type === 'MemberExpression' && !node.computed)
    return `${calleeName(node.object)}.${calleeName(node.property)}`
  return ''
}
