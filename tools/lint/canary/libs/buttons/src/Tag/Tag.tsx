// expect: jsdoc/require-jsdoc
export const Tag = () => <b />
