import type { Rule } from 'eslint'
import type * as ESTree from 'estree'

/** An empty collection at module level is there to be filled later. */
function isEmptyCollection(node: ESTree.Expression | null | undefined): boolean {
  if (node?.type === 'ArrayExpression') return node.elements.length === 0
  if (node?.type === 'ObjectExpression') return node.properties.length === 0
  return (
    node?.type === 'NewExpression' &&
    node.callee.type === 'Identifier' &&
    ['Map', 'Set', 'WeakMap', 'WeakSet', 'Array'].includes(node.callee.name) &&
    node.arguments.length === 0
  )
}

/**
 * A module of a remote is loaded once per server worker and serves every visitor: what one request writes into it,
 * the next visitor reads. State belongs into the query cache, a jotai store or the component.
 */
export const noModuleState: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'no mutable state at module level in code that renders on the server' },
    schema: [],
  },
  create: (context) => ({
    'Program > VariableDeclaration, Program > ExportNamedDeclaration > VariableDeclaration': (
      node: ESTree.VariableDeclaration,
    ) => {
      if (node.kind !== 'const') {
        context.report({ node, message: `'${node.kind}' at module level is shared by all visitors on the server` })
        return
      }
      for (const { init, id } of node.declarations) {
        if (isEmptyCollection(init)) {
          context.report({
            node: id,
            message: 'an empty collection at module level is shared by all visitors on the server',
          })
        }
      }
    },
  }),
}
