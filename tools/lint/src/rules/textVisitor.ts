import type { Rule } from 'eslint'
import type * as ESTree from 'estree'

/** Calls `visit` for every piece of text in a file: strings, parts of templates, JSX text. Regular expressions aren't text. */
export function textVisitor(visit: (node: ESTree.Node, text: string) => void): Rule.RuleListener {
  return {
    Literal: (node) => {
      if (typeof node.value === 'string') visit(node, node.value)
    },
    TemplateElement: (node) => visit(node, node.value.cooked ?? node.value.raw),
    // JSX isn't part of ESTree.
    JSXText: (node: ESTree.Node & { value?: string }) => visit(node, node.value ?? ''),
  }
}
