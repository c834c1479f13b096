/** Name of generated rows in the columns `source`. */
export const DEMO_SOURCE = 'demo'
