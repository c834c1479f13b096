// expect: verstak/require-docstring
export const Tag = () => <b />
