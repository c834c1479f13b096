import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { space } from '@verstak/ui-kit/tokens'
import { csvAddressOf } from './csvAddressOf.ts'
import { downloadIcon, printIcon } from './favoritesIcons.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'

export interface SaveLinksProps {
  /** Of the visitor's own list; a shared one can be printed only. */
  listGuid?: string
}

/** Prints a list, or saves it as a table. */
export function SaveLinks({ listGuid }: SaveLinksProps) {
  return (
    <div className={row}>
      <span className={withScripts}>
        <Button variant="ghost" icon={printIcon} onClick={() => print()}>
          {texts.print}
        </Button>
      </span>
      {listGuid !== undefined && (
        <Button variant="ghost" icon={downloadIcon} href={csvAddressOf(listGuid)} download>
          {texts.csv}
        </Button>
      )}
    </div>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  margin-left: calc(-1 * ${space.s10});

  @media print {
    display: none;
  }
`

const withScripts = css`
  @media (scripting: none) {
    display: none;
  }
`
