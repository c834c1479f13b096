// expect: no-console
console.log('left over')
