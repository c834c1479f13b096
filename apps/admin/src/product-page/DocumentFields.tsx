import { css } from '@linaria/core'
import { DOCUMENT_KINDS } from '@verstak/contracts/productFiles'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, chevronDownIcon, chevronUpIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { media, space } from '@verstak/ui-kit/tokens'
import type { EditForm } from '../edit/useEdit.ts'
import { DOCUMENT_KIND_NAMES, fieldTexts } from '../fields/editFields.texts.ts'
import { mayEditField } from '../fields/mayEditField.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { LateUploads } from '../uploads/LateUploads.tsx'
import { productTexts as texts } from './product.texts.ts'

interface ProductDocument {
  guid: string
  kind: (typeof DOCUMENT_KINDS)[number]
  name: string
}

/** As the API takes them. */
const MOST = 20
const EXTENSION = /\.pdf$/i

/** PDF files of the product's page in their order: each has a title and a kind. */
export function DocumentFields({ form, entity }: { form: EditForm; entity: string }) {
  const { role } = useStaff()
  const documents = form.values.documents as readonly ProductDocument[]
  const isLocked = !mayEditField(role, 'documents')
  const isUntitled = documents.some(({ name }) => name.trim() === '')
  const put = (next: readonly ProductDocument[]) => form.set('documents', next)
  const change = (place: number, changes: Partial<ProductDocument>) =>
    put(documents.map((one, at) => (at === place ? { ...one, ...changes } : one)))
  function move(place: number, step: 1 | -1) {
    const next = [...documents]
    const [one] = next.splice(place, 1)
    next.splice(place + step, 0, one!)
    put(next)
  }
  return (
    <>
      {documents.length === 0 && <p>{texts.noFiles}</p>}
      {documents.length > 0 && (
        <ol className={list}>
          {documents.map(({ guid, kind, name }, place) => (
            <li key={guid} className={row}>
              <TextField
                label={texts.fileName(place + 1)}
                disabled={isLocked}
                maxLength={200}
                value={name}
                error={name.trim() === '' ? form.errors.documents : undefined}
                onChange={({ target }) => change(place, { name: target.value })}
              />
              <Select
                label={texts.fileKind}
                disabled={isLocked}
                value={kind}
                onChange={({ target }) => change(place, { kind: target.value as ProductDocument['kind'] })}
              >
                {DOCUMENT_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {DOCUMENT_KIND_NAMES[one]}
                  </option>
                ))}
              </Select>
              <span className={buttons}>
                <Link href={`/files/${guid}`} target="_blank">
                  {texts.openFile}
                </Link>
                <IconButton
                  shape={chevronUpIcon}
                  label={fieldTexts.up(name)}
                  disabled={isLocked || place === 0}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  shape={chevronDownIcon}
                  label={fieldTexts.down(name)}
                  disabled={isLocked || place === documents.length - 1}
                  onClick={() => move(place, 1)}
                />
                <IconButton
                  shape={binIcon}
                  label={fieldTexts.remove(name)}
                  disabled={isLocked}
                  onClick={() => put(documents.filter((one) => one.guid !== guid))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {!isLocked && (
        <LateUploads
          isOfDocuments
          entity={`${entity} documents`}
          most={MOST}
          error={isUntitled ? undefined : form.errors.documents}
          onReady={(files) =>
            put([
              ...documents,
              ...files.map(({ guid, name }) => ({
                ...{ guid, kind: 'instruction' as const, name: name.replace(EXTENSION, '').slice(0, 200) },
              })),
            ])
          }
        />
      )}
    </>
  )
}

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px auto;
  align-items: end;
  gap: ${space.s8};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const buttons = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 40px;
`
