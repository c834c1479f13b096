// expect: verstak/boundaries
module.exports = require('../../beta/src/page.ts')
