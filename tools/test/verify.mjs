import { boot } from './src/boot.mjs'

await boot('verify.ts')
