import type { Host } from '@verstak/host'
import { catalogueTexts } from './catalogue.texts.ts'
import { CatalogueLevels } from './CatalogueLevels.tsx'

/** Opens the catalogue over the page of a phone. */
export function openCatalogue({ modals }: Host): void {
  modals.ask({
    kind: 'dialog',
    title: catalogueTexts.title,
    content: (close) => <CatalogueLevels onLeave={() => close()} />,
  })
}
