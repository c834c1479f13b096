import type { Scope, SourceCode } from 'eslint'
import type * as ESTree from 'estree'

type WithParent = ESTree.Node & { parent?: WithParent }

/** `a` of `a.b[c].d`, through TypeScript's `!` and `as`; undefined when the expression starts with something else. */
export function rootOf(node: ESTree.Node): ESTree.Identifier | undefined {
  let one: ESTree.Node = node
  for (;;) {
    const inner = one as { object?: ESTree.Node; expression?: ESTree.Node; type: string }
    if (one.type === 'Identifier') return one
    if (one.type === 'MemberExpression' && inner.object) one = inner.object
    else if (/^TS(NonNull|As|Satisfies)Expression$/.test(inner.type) && inner.expression) one = inner.expression
    else if (one.type === 'ChainExpression') one = one.expression
    else return undefined
  }
}

/** The variable behind a name; undefined for globals. */
export function variableOf(sourceCode: SourceCode, name: ESTree.Identifier): Scope.Variable | undefined {
  for (let scope: Scope.Scope | null = sourceCode.getScope(name); scope; scope = scope.upper) {
    const variable = scope.set.get(name.name)
    if (variable && variable.defs.length > 0) return variable
  }
  return undefined
}

/** False for code that runs once, when its module is loaded. */
export function isInFunction(node: ESTree.Node): boolean {
  for (let one = (node as WithParent).parent; one; one = one.parent) {
    if (/Function/.test(one.type)) return true
  }
  return false
}
