// expect: no-restricted-properties
export const differentOnServerAndInBrowser = () => Math.random()
