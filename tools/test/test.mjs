import { continueOnNode24, installPackages } from './src/boot.mjs'

installPackages()

// Tests never see the shop's own database, not even by mistake.
const { DATABASE_URL: _shop, ...env } = process.env
continueOnNode24('tools/test/src/main.ts', process.argv.slice(2), env)
