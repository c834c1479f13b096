// expect: nothing
import { Button } from '@verstak/buttons/Button'
import { sum } from '@verstak/sums/sum'
import { title } from './alpha.texts.ts'

export const all = [Button, sum, title]
