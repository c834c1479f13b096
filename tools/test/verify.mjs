import { continueOnNode24, installPackages } from './src/boot.mjs'

installPackages()

const { DATABASE_URL: _shop, ...env } = process.env
continueOnNode24('tools/test/src/verify.ts', process.argv.slice(2), env)
