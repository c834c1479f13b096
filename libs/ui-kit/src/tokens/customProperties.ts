/** Groups of custom properties: a prefix and values by camelCase name (or by step). */
export type Declarations = ReadonlyArray<readonly [prefix: string, values: Readonly<Record<string, string>>]>

/** Name of a custom property: `('', 'textPrimary')` gives `--text-primary`, `('space', '8')` gives `--space-8`. */
export function propertyName(prefix: string, name: string): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return prefix ? `--${prefix}-${kebab}` : `--${kebab}`
}

/** References to the custom properties of a group, under the same names. */
export function asVariables<Name extends string>(
  prefix: string,
  values: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const references = Object.keys(values).map((name) => [name, `var(${propertyName(prefix, name)})`])
  return Object.fromEntries(references) as Record<Name, string>
}

/** References to a scale of px steps: 8 is `s8`. */
export function asSteps<Step extends number>(
  prefix: string,
  steps: readonly Step[],
): Readonly<Record<`s${Step}`, string>> {
  const references = steps.map((step) => [`s${step}`, `var(${propertyName(prefix, String(step))})`])
  return Object.fromEntries(references) as Record<`s${Step}`, string>
}

/** The body of a `:root` rule that declares the groups. */
export function toCss(declarations: Declarations): string {
  return declarations
    .flatMap(([prefix, values]) =>
      Object.entries(values).map(([name, value]) => `${propertyName(prefix, name)}:${value};`),
    )
    .join('\n')
}
