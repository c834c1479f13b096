import type { Rule } from 'eslint'
import type * as ESTree from 'estree'
import { plainName, rootOf, variableOf } from './moduleVariables.ts'

/** Ways to what belongs to the server's process, or around these rules. */
const FORBIDDEN = new Set(['process', 'require', 'module', 'Buffer', '__dirname', '__filename', 'eval', 'Function'])
/** Names of the global object. */
const GLOBALS = new Set(['globalThis', 'global', 'window', 'self'])

type Target = ESTree.AssignmentExpression['left'] | ESTree.UpdateExpression['argument']

/**
 * Code of a remote runs in the shell's processes beside all other remotes. What it writes into the global object all
 * of them read, and `process` is the shell's.
 */
export const noReachOut: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {
      description: 'no access to the process, no writes into the global object, in code that remotes are made of',
    },
    schema: [],
  },
  create(context) {
    const isGlobal = (name: ESTree.Identifier) => !variableOf(context.sourceCode, name)
    const isGlobalObject = (node: ESTree.Node) => {
      const name = plainName(node)
      return name !== undefined && GLOBALS.has(name.name) && isGlobal(name)
    }

    function checkWrite(node: ESTree.Node, target: Target | ESTree.Expression): void {
      const root = rootOf(target)
      if (!root || !isGlobal(root)) return
      const isMember = target.type === 'MemberExpression' && isGlobalObject(target.object)
      const isBare = target === root && !['location'].includes(root.name)
      if (isMember || isBare) context.report({ node, message: 'all remotes of a process share its global object' })
    }

    return {
      Identifier: (node) => {
        const { parent } = node as ESTree.Identifier & { parent: ESTree.Node }
        const isName =
          (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
          (parent.type === 'Property' && parent.key === node && !parent.shorthand) ||
          /^(TS|MethodDefinition|PropertyDefinition|JSX|Import|Export)/.test(parent.type)
        if (FORBIDDEN.has(node.name) && !isName && isGlobal(node)) {
          context.report({ node, message: `'${node.name}' belongs to the process in which all remotes run` })
        }
      },
      MemberExpression: (node) => {
        const { property } = node
        const name = node.computed
          ? property.type === 'Literal' && String(property.value)
          : property.type === 'Identifier' && property.name
        if (name && FORBIDDEN.has(name) && isGlobalObject(node.object)) {
          context.report({ node, message: `'${name}' belongs to the process in which all remotes run` })
        }
      },
      AssignmentExpression: (node) => checkWrite(node, node.left),
      UpdateExpression: (node) => checkWrite(node, node.argument),
      'UnaryExpression[operator="delete"]': (node: ESTree.UnaryExpression) => checkWrite(node, node.argument),
      CallExpression: (node) => {
        const [changed] = node.arguments
        const isChange = ['Object', 'Reflect'].includes(rootOf(node.callee)?.name ?? '')
        if (isChange && changed && node.callee.type === 'MemberExpression' && isGlobalObject(changed)) {
          context.report({ node, message: 'all remotes of a process share its global object' })
        }
      },
    }
  },
}
