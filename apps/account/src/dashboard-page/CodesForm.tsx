import { cartListFormAction, MAX_LIST_TEXT } from '@verstak/contracts/cartListForm'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'
import { codes } from './dashboardStyles.tsx'

const ROWS = 4

/** A list of codes, on which the cart's page reports: a form of plain HTML. */
export function CodesForm() {
  const { layout } = useHost()
  const { id: regionId } = useRegion()
  return (
    <section className={sheet} aria-label={texts.codes}>
      <div className={sheetHead}>
        <Heading level={2} look="block">
          {texts.codes}
        </Heading>
      </div>
      <form className={codes} method="post" action={cartListFormAction(layout, regionId)}>
        <Textarea
          name="text"
          label={texts.codesLabel}
          hint={texts.codesHint}
          rows={ROWS}
          maxLength={MAX_LIST_TEXT}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <Button type="submit" name="action" value="check" variant="secondary" wide>
          {texts.check}
        </Button>
      </form>
    </section>
  )
}
