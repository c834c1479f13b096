import { photoName } from '@verstak/contracts/photo'
import { UploadFields } from '@verstak/remote-kit/uploads/UploadFields'
import type { UploadItem } from '@verstak/remote-kit/uploads/uploadItem'
import type { Uploads } from '@verstak/remote-kit/uploads/useUploads'
import type { EditForm } from '../edit/useEdit.ts'
import { AdminCard } from '../fields/AdminCard.tsx'
import { createAdminHarness } from '../testing/adminHarness.tsx'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { DrawingInput } from './DrawingInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import { shopUploadTexts } from './shopUploads.texts.ts'

export default { title: 'admin/Uploads', component: PictureInput }

const MEGABYTE = 1024 * 1024
const itemOf = (id: string, fields: Partial<UploadItem>): UploadItem => ({
  ...{ id, kind: 'image', name: `${id}.jpg`, size: 8 * MEGABYTE, offset: 0, key: null, poster: null },
  ...{ state: 'waiting', refusal: '', preview: '', ...fields },
})

const uploadsOf = (items: readonly UploadItem[], problem = ''): Uploads => {
  const nothing = () => undefined
  return {
    ...{ items, problem, add: nothing, replace: nothing, pause: nothing, resume: nothing, remove: nothing },
    ...{ release: nothing, forget: nothing },
    rules: { keptAs: null, most: 20, kinds: ['image'], words: shopUploadTexts },
  }
}

const formOf = (values: EditForm['values'], errors: EditForm['errors'] = {}) =>
  ({ values, errors, set: () => undefined }) as unknown as EditForm

const picture = (value: string | null, errors: EditForm['errors'] = {}) => ({
  render: () => {
    const { host } = createAdminHarness()
    return (
      <TestHost host={host}>
        <AdminCard title="Баннер">
          <PictureInput
            form={formOf({ picture: value }, errors)}
            name="picture"
            label="Картинка"
            entity="promotion 3"
            hasDrawings
          />
        </AdminCard>
      </TestHost>
    )
  },
})

/** On their way, waiting, without a session, refused. */
export const Sending = {
  render: () => (
    <AdminCard title="Фото и рисунки">
      <UploadFields
        error={undefined}
        uploads={uploadsOf([
          itemOf('front', { state: 'sending', offset: 5 * MEGABYTE }),
          itemOf('side', { state: 'sending', offset: 8 * MEGABYTE }),
          itemOf('back', {}),
          itemOf('case', { state: 'lost', refusal: shopUploadTexts.signedOut }),
          itemOf('price', { name: 'price.xlsx', state: 'refused', refusal: shopUploadTexts.wrongKind }),
        ])}
      />
    </AdminCard>
  ),
}
export const Empty = {
  render: () => (
    <AdminCard title="Фото и рисунки">
      <UploadFields error={undefined} uploads={uploadsOf([], shopUploadTexts.tooMany)} />
    </AdminCard>
  ),
}
export const Photo = picture(photoName('6b86b273-ff34-4ce1-89d6-804eff5a3f57'))
export const NoPicture = picture(null)
export const Refused = picture(null, { picture: 'Загруженного файла больше нет: загрузите его снова' })
export const Drawing = {
  render: () => <DrawingInput form={formOf({ picture: 'drill/bosch' })} name="picture" />,
}
