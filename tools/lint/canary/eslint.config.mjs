import { createConfig } from '../src/config.ts'

export default createConfig(import.meta.dirname)
