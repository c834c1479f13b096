import type { Rule } from 'eslint'
import { textVisitor } from './textVisitor.ts'

/** Texts for shoppers live in `*.texts.ts` and `*.data.ts`, so that one place holds them and anyone finds it. */
export const noCyrillic: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'keep Russian texts in *.texts.ts and *.data.ts' },
    schema: [],
  },
  create: (context) =>
    textVisitor((node, text) => {
      if (/\p{Script=Cyrillic}/u.test(text)) {
        context.report({ node, message: 'Russian text belongs into a *.texts.ts (or *.data.ts) file' })
      }
    }),
}
