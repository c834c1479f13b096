import { Button } from '@verstak/ui-kit/Button'
export function AddToCart() { return <Button wide>x</Button> }
