// expect: no-restricted-syntax
declare const css: (parts: TemplateStringsArray, ...tokens: string[]) => string
declare const space: { s4: string }

export const row = css`
  margin: 0 -${space.s4};
  padding: calc(-1 * ${space.s4});
`
