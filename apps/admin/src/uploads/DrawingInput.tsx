import { BRANDS, DRAWING_NAMES, pictureTemplate, type DrawingKind, type Livery } from '@verstak/drawings'
import { Picture } from '@verstak/ui-kit/Picture'
import { Select } from '@verstak/ui-kit/Select'
import type { EditForm } from '../edit/useEdit.ts'
import { FieldGrid } from '../fields/EditFields.tsx'
import { shopUploadTexts as texts } from './shopUploads.texts.ts'

const SIDE = 132
const FIRST_LIVERY = BRANDS[0]!.slug

export interface DrawingInputProps {
  form: EditForm
  /** Field of the picture. */
  name: string
}

/** A drawing of the shop as a picture: what it shows, in whose colours, and how that looks. */
export function DrawingInput({ form, name }: DrawingInputProps) {
  const [drawing = '', livery = FIRST_LIVERY] = ((form.values[name] as string | null) ?? '').split('/')
  const put = (kind: string, colours: string) => form.set(name, kind === '' ? null : `${kind}/${colours}`)
  const subject = { drawing: drawing as DrawingKind, livery: livery as Livery, view: 'main' as const }
  return (
    <FieldGrid>
      <Select name={name} label={texts.drawing} value={drawing} onChange={({ target }) => put(target.value, livery)}>
        <option value="">{texts.noDrawing}</option>
        {Object.entries(DRAWING_NAMES).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
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
        {BRANDS.map((brand) => (
          <option key={brand.slug} value={brand.slug}>
            {brand.name}
          </option>
        ))}
      </Select>
      {drawing !== '' && <Picture src={pictureTemplate(subject, '{format}')} alt="" size={SIDE} />}
    </FieldGrid>
  )
}
