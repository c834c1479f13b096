import type { Host } from '@verstak/host'
import { PART } from '../favorites-changes/loadLate.ts'
import { windowTexts as texts } from './listWindows.texts.ts'
import { ProductLists, type ProductListsProps } from './ProductLists.tsx'

/** Opens the heart's window of a product. @returns whether it shall leave all lists */
export async function openProductLists(
  { modals }: Pick<Host, 'modals'>,
  product: ProductListsProps['product'],
): Promise<boolean> {
  const { closed } = modals.ask(
    {
      kind: 'dialog',
      title: texts.inListsTitle,
      content: (close) => <ProductLists product={product} onRemoveAll={() => close(true)} />,
    },
    PART,
  )
  return (await closed) === true
}
