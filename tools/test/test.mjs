import { boot } from './src/boot.mjs'

await boot('main.ts')
