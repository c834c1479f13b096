import { createHash } from 'node:crypto'
import { DRAWING_KINDS, LIVERIES, NO_PICTURE, VIEWS } from '@verstak/drawings'
import { renderDrawing } from '@verstak/drawings/renderDrawing'

/**
 * Hash of what the drawings show now: every drawing in every view, and every livery once. A view's composition does not
 * depend on the livery beyond colour and word, so these two sweeps cover the whole product of the two.
 */
export function drawnVersion(): string {
  const hash = createHash('sha256')
  for (const drawing of DRAWING_KINDS) {
    for (const view of VIEWS) hash.update(renderDrawing({ drawing, livery: 'zubr', view }))
  }
  for (const livery of LIVERIES) hash.update(renderDrawing({ drawing: 'toolbox', livery, view: 'main' }))
  hash.update(renderDrawing({ drawing: NO_PICTURE, livery: 'plain-grey', view: 'main' }))
  return `v${hash.digest('hex').slice(0, 8)}`
}
