import { createConfig } from './tools/lint/src/config.ts'

export default createConfig(import.meta.dirname)
