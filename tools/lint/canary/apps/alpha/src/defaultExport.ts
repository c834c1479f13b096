// expect: no-restricted-exports
export default 1
