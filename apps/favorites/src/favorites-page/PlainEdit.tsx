import { MAX_NOTE_CHARACTERS } from '@verstak/contracts/favoritesItems'
import { EDITED_PARAMETER, FAVORITES_FORM_PATH } from '@verstak/contracts/favoritesForm'
import { useLocation } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { TextField } from '@verstak/ui-kit/TextField'
import { rowTexts } from './favoritesPage.texts.ts'
import { FAVORITES } from './favoritesAddress.ts'
import { plainEdit, plainLink } from './plainStyles.tsx'
import { piecesOf, type Row } from './rows.ts'

/** Changes or removes a product without scripts: a link, and on the page that it opens a form. */
export function PlainEdit({ row, listGuid }: { row: Row; listGuid: string }) {
  const { search } = useLocation()
  const { guid, name, note } = row
  if (new URLSearchParams(search).get(EDITED_PARAMETER) !== guid) {
    return (
      <Link className={plainLink} href={`${FAVORITES}?listGuid=${listGuid}&${EDITED_PARAMETER}=${guid}`}>
        {rowTexts.change}
      </Link>
    )
  }
  return (
    <form className={plainEdit} method="post" action={FAVORITES_FORM_PATH} aria-label={name}>
      <input type="hidden" name="listGuid" value={listGuid} />
      <input type="hidden" name="productGuid" value={guid} />
      <TextField label={rowTexts.need} name="quantity" inputMode="numeric" defaultValue={String(piecesOf(row))} />
      <TextField label={rowTexts.note} name="note" maxLength={MAX_NOTE_CHARACTERS} defaultValue={note ?? ''} />
      <Button type="submit" name="action" value="write" variant="inverse" size="s">
        {rowTexts.saveNote}
      </Button>
      <Button type="submit" name="action" value="remove" variant="secondary" size="s">
        {rowTexts.removeFromList}
      </Button>
    </form>
  )
}
