// expect: nothing
import { sample } from '@verstak/samples/sample'

export const alpha = { name: 'Дрель', sample }
