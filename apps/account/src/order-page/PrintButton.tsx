import { Button } from '@verstak/ui-kit/Button'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { printIcon } from './orderIcons.ts'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { printPlace } from './orderPageStyles.tsx'

/** Prints the page; without scripts the browser's menu does. */
export function PrintButton() {
  const isLive = useIsHydrated()
  return (
    <div className={printPlace}>
      {isLive && (
        <Button variant="ghost" icon={printIcon} onClick={() => print()}>
          {texts.print}
        </Button>
      )}
    </div>
  )
}
