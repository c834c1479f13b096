import type { Rule, Scope } from 'eslint'
import type * as ESTree from 'estree'
import { isInFunction, rootOf, variableOf } from './moduleVariables.ts'

/** Methods that change the collection or object on which they are called. */
const MUTATORS = new Set([
  'add',
  'clear',
  'copyWithin',
  'delete',
  'fill',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
])
/** Functions of `Object` and `Reflect` that change their first argument. */
const CHANGERS = new Set(['assign', 'defineProperty', 'defineProperties', 'deleteProperty', 'set', 'setPrototypeOf'])

/** Values that a module creates itself. Results of calls are excluded, because their methods may have any meaning. */
const HELD = new Set(['ArrayExpression', 'ObjectExpression', 'NewExpression'])

const initOf = (variable: Scope.Variable) => {
  const definition = variable.defs[0]?.node as ESTree.Node | undefined
  return definition?.type === 'VariableDeclarator' ? definition.init : undefined
}

/**
 * A module of a remote is loaded once per server worker and serves every visitor: data that one request writes into it
 * is visible to the next visitor. State belongs in the query cache, a jotai store or the component. This is a custom
 * rule because it needs scope analysis to resolve names. Reassignable variables are found by `no-restricted-syntax`.
 */
export const noModuleState: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'change nothing that stands at module level in code that renders on the server' },
    schema: [],
  },
  create: (context) => {
    /** Reports a change of a module-level value inside a function. */
    function check(node: ESTree.Node, target: ESTree.Node, isCall = false): void {
      const root = rootOf(target)
      if (!root || !isInFunction(node)) return
      const variable = variableOf(context.sourceCode, root)
      if (variable?.scope.type !== 'module') return
      const definition = variable.defs[0]
      // `let` is reported at its declaration.
      if (definition?.type === 'Variable' && target === root && !isCall) return
      if (isCall && !HELD.has(initOf(variable)?.type ?? '')) return
      context.report({ node, message: `'${root.name}' at module level is changed for all visitors of the server` })
    }

    return {
      AssignmentExpression: (node) => check(node, node.left),
      UpdateExpression: (node) => check(node, node.argument),
      'UnaryExpression[operator="delete"]': (node: ESTree.UnaryExpression) => check(node, node.argument),
      CallExpression: (node) => {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        if (MUTATORS.has(callee.property.name)) check(node, callee.object, true)
        const [changed] = node.arguments
        const isChanger =
          CHANGERS.has(callee.property.name) && ['Object', 'Reflect'].includes(rootOf(callee)?.name ?? '')
        if (isChanger && changed) check(node, changed, true)
      },
    }
  },
}
