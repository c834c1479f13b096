import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { space } from '@verstak/ui-kit/tokens'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { PickingSheet } from './PickingSheet.tsx'
import { sheetsQuery } from './sheetsLoader.ts'
import { sheetsPageTexts as texts } from './sheetsPage.texts.ts'

/** Picking sheets of orders, one on a sheet of paper. */
export function SheetsPage() {
  const guids = useLoaderData<string>()
  const { sheets } = useSuspenseQuery(sheetsQuery(useHost().call, guids)).data
  return (
    <AdminFrame
      current="/admin/orders/"
      title={texts.title}
      note={sheets.length}
      actions={
        <>
          <Button href="/admin/orders/" variant="secondary" size="s">
            {texts.orders}
          </Button>
          <Button size="s" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      }
    >
      <div className={list}>
        {sheets.map((sheet) => (
          <PickingSheet key={sheet.guid} sheet={sheet} />
        ))}
      </div>
    </AdminFrame>
  )
}

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 840px);
  gap: ${space.s24};

  @media print {
    display: block;
  }
`
