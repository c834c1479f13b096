import type { Rule } from 'eslint'
import { textVisitor } from './textVisitor.ts'

const hex = /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i
const colorFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i
const colorName =
  /\b(?:color|background|background-color|border(?:-\w+)*|outline(?:-color)?|fill|stroke|box-shadow)\s*:[^;{}]*?(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|gold|navy|teal)(?![\w-])/i

/** Colours come from the semantic tokens of the UI kit; a raw one would miss theme, contrast checks and renames. */
export const noRawColor: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'take colours from the tokens of @verstak/ui-kit' },
    schema: [],
  },
  create: (context) =>
    textVisitor((node, text) => {
      const found = hex.exec(text) ?? colorFunction.exec(text) ?? colorName.exec(text)
      if (found) context.report({ node, message: `raw colour '${found[0]}': use a token of @verstak/ui-kit/tokens` })
    }),
}
