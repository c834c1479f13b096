import ts from 'typescript'
import { addressOf, widgetOf, type RemoteNames } from './remoteNames.ts'

/** Where the props and the place of every widget are written. */
export const WIDGET_CONTRACT = 'libs/contracts/src/widget.contract.ts'

/** The contract with the new remote's widget in `widgetProps` and `widgetSlots`; not yet formatted. @throws when it has it */
export function addWidgetContract(source: string, names: RemoteNames): string {
  const widget = widgetOf(names)
  const withProps = addProperty(
    source,
    'widgetProps',
    widget,
    `/** Card that leads to ${addressOf(names)}. */\n'${widget}': v.object({ title: v.string() }),`,
  )
  return addProperty(withProps, 'widgetSlots', widget, `'${widget}': { slot: 'may', budgetMs: 0 },`)
}

/** Writes `property` as the last one of the object literal that the constant `constant` holds. */
function addProperty(source: string, constant: string, key: string, property: string): string {
  const object = findObject(source, constant)
  const hasKey = object.properties.some(({ name }) => name && ts.isStringLiteral(name) && name.text === key)
  if (hasKey)
    throw new Error(`${WIDGET_CONTRACT}: ${constant} has ${key} already. Choose another name, or remove it there.`)
  const end = object.getEnd() - 1
  const comma = object.properties.length === 0 || object.properties.hasTrailingComma ? '' : ','
  // The comma goes right after the last property: a comment may stand between it and the brace.
  const last = object.properties.at(-1)?.getEnd() ?? end
  return `${source.slice(0, last)}${comma}${source.slice(last, end)}\n${property}\n${source.slice(end)}`
}

function findObject(source: string, constant: string): ts.ObjectLiteralExpression {
  const file = ts.createSourceFile(WIDGET_CONTRACT, source, ts.ScriptTarget.Latest, true)
  const declarations = file.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations)
  const value = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === constant)?.initializer
  const object = value && withoutAssertions(value)
  if (object && ts.isObjectLiteralExpression(object)) return object
  throw new Error(
    `${WIDGET_CONTRACT} has no constant ${constant} that is an object literal: the generator cannot add a widget. Teach it the new shape (tools/generate/src/addWidgetContract.ts).`,
  )
}

/** `{…} as const satisfies …` → `{…}` */
function withoutAssertions(value: ts.Expression): ts.Expression {
  const isWrapped = ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)
  return isWrapped ? withoutAssertions(value.expression) : value
}
