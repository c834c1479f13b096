import type { Rule } from 'eslint'
import type * as ESTree from 'estree'
import { relative, sep } from 'node:path'
import { projectsOf } from '../readProjects.ts'

type Declaration = NonNullable<ESTree.ExportNamedDeclaration['declaration']>

/** An identifier with its type annotation, which ESTree doesn't know. */
type TypedIdentifier = ESTree.Identifier & {
  typeAnnotation?: { typeAnnotation: { typeName?: ESTree.Node } }
}

interface Exported {
  name: string
  /** Name of the type that a constant is declared with, if it is a plain name. */
  typeName: string | undefined
  /** An endpoint's `summary` documents it for readers of the code and of the OpenAPI page at once. */
  hasSummary: boolean
}

function exportedBy(declaration: Declaration): Exported[] {
  if (declaration.type !== 'VariableDeclaration')
    return [{ name: declaration.id.name, typeName: undefined, hasSummary: false }]
  return declaration.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier') return []
    const typeName = (id as TypedIdentifier).typeAnnotation?.typeAnnotation.typeName
    return [
      {
        name: id.name,
        typeName: typeName?.type === 'Identifier' ? typeName.name : undefined,
        hasSummary: hasSummary(init),
      },
    ]
  })
}

function hasSummary(init: ESTree.Expression | null | undefined): boolean {
  const argument = init?.type === 'CallExpression' ? init.arguments[0] : undefined
  return (
    argument?.type === 'ObjectExpression' &&
    argument.properties.some(
      (property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'summary',
    )
  )
}

/** An exports pattern as Node reads it: every `*` stands for the same text, so `./src/*\/*.tsx` is `./src/Tag/Tag.tsx`. */
function matchesExport(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*').map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${first}${rest.map((part, index) => (index === 0 ? '(.+)' : '\\1') + part).join('')}$`).test(path)
}

/** Whether other projects can import the file through the exports of its package.json. */
function isExported(root: string, filename: string): boolean {
  const path = relative(root, filename).split(sep).join('/')
  const project = projectsOf(root).find(({ folder }) => path.startsWith(`${folder}/`))
  if (!project) return false
  const inProject = `./${path.slice(project.folder.length + 1)}`
  return project.exportedFiles.some((pattern) => matchesExport(inProject, pattern))
}

/**
 * Every public export of a lib says its units, range, nulls, errors or reason. Covered by another docstring are a type
 * that shares its schema's name and a constant of a documented type of the same file (a table of icons); props and
 * options document each property instead.
 */
export const requireDocstring: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'document the exports of libs' },
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'] }],
  },
  create(context) {
    if (!isExported((context.options[0] as { root: string }).root, context.filename)) return {}
    const documented = new Set<string>()
    const undocumented = new Map<string, Exported & { node: ESTree.Node }>()
    return {
      'Program > ExportNamedDeclaration': (node: ESTree.ExportNamedDeclaration) => {
        if (!node.declaration) return
        const above = context.sourceCode.getCommentsBefore(node).at(-1)
        const isDocumented = above?.type === 'Block' && above.value.startsWith('*')
        for (const exported of exportedBy(node.declaration)) {
          if (isDocumented || exported.hasSummary) documented.add(exported.name)
          else if (!/(?:Props|Options)$/.test(exported.name)) undocumented.set(exported.name, { ...exported, node })
        }
      },
      'Program:exit': () => {
        for (const { name, typeName, node } of undocumented.values()) {
          if (documented.has(name) || (typeName !== undefined && documented.has(typeName))) continue
          context.report({ node, message: `export '${name}' has no docstring` })
        }
      },
    }
  },
}
