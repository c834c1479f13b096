// expect: verstak/boundaries
export { Button } from '@verstak/buttons/Button'
