import { BRANDS, DRAWING_NAMES, pictureTemplate, type DrawingKind, type Livery } from '@verstak/drawings'
import { Picture } from '@verstak/ui-kit/Picture'
import { Select } from '@verstak/ui-kit/Select'
import type { EditForm } from '../edit/useEdit.ts'
import { FieldGrid } from '../fields/EditFields.tsx'
import { bannerTexts as texts } from './banners.texts.ts'

const SIDE = 132
const FIRST_LIVERY = BRANDS[0]!.slug

/** The drawing of a banner: what it shows, in whose colours, and how that looks. */
export function DrawingInput({ form }: { form: EditForm }) {
  const [drawing = '', livery = FIRST_LIVERY] = ((form.values.picture as string | null) ?? '').split('/')
  const put = (kind: string, colours: string) => form.set('picture', kind === '' ? null : `${kind}/${colours}`)
  const subject = { drawing: drawing as DrawingKind, livery: livery as Livery, view: 'main' as const }
  return (
    <FieldGrid>
      <Select
        name="picture"
        label={texts.drawing}
        error={form.errors.picture}
        value={drawing}
        onChange={({ target }) => put(target.value, livery)}
      >
        <option value="">{texts.noDrawing}</option>
        {Object.entries(DRAWING_NAMES).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        name="livery"
        label={texts.livery}
        value={livery}
        disabled={drawing === ''}
        onChange={({ target }) => put(drawing, target.value)}
      >
        {BRANDS.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      {drawing !== '' && <Picture src={pictureTemplate(subject, '{format}')} alt="" size={SIDE} />}
    </FieldGrid>
  )
}
