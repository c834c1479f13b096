// expect: import-x/no-default-export
export default 1
