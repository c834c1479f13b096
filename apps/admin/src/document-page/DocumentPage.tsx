import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { editableContent } from '@verstak/contracts/contentStaff'
import { FIELD_NAMES } from '@verstak/contracts/journal.texts'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { TextField } from '@verstak/ui-kit/TextField'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { ChangeList } from '../edit/ChangeList.tsx'
import { EditFrame } from '../edit/EditFrame.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { card, cardBody, cardTitle, pageColumns, stack } from '../order-page/cardStyles.tsx'
import { PictureInput } from '../uploads/PictureInput.tsx'
import { CONTENT_KINDS } from './blockFields.data.ts'
import { documentPageTexts as texts } from './documentPage.texts.ts'
import { documentQuery, versionsQuery, type DocumentInput } from './documentLoader.ts'
import { Publication } from './Publication.tsx'
import { TextCard } from './TextCard.tsx'
import { useDocumentEdit } from './useDocumentEdit.ts'

const labels = FIELD_NAMES.content!
const LINES = ['title', 'author'] as const

/** The editor of a page, a piece of news or an article: its text in blocks, publication, versions, journal. */
export function DocumentPage() {
  const input = useLoaderData<DocumentInput>()
  return <DocumentEditor key={input.id} {...input} />
}

function DocumentEditor({ section, id }: DocumentInput) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(documentQuery(call, id))
  const { data: versions } = useSuspenseQuery(versionsQuery(call, id))

  async function refresh() {
    await queryClient.fetchQuery({ ...versionsQuery(call, id), staleTime: 0 })
    return queryClient.fetchQuery({ ...documentQuery(call, id), staleTime: 0 })
  }

  /** At once, so that a change that follows names the version of this one; then with what belongs to it. */
  function keep(saved: typeof data) {
    queryClient.setQueryData(documentQuery(call, id).queryKey, saved)
    void refresh()
  }

  const form = useDocumentEdit({
    entity: `content ${id}`,
    initial: data,
    save: ({ version, values }) => call(editableContent.save, { body: { id, version, values: values as object } }),
    onSaved: keep,
    savedText: texts.saved,
  })
  const values = form.values as unknown as typeof data.values
  const replace = async () => form.replace(await refresh())
  function published(saved: typeof data) {
    form.replace(saved)
    keep(saved)
  }
  return (
    <AdminFrame current={`/admin/${section}/`} title={data.name} note={versions.path}>
      <div className={pageColumns}>
        <div className={stack}>
          <EditFrame form={form} labels={labels}>
            <section className={card} aria-labelledby="document-main">
              <h2 className={cardTitle} id="document-main">
                {texts.main}
              </h2>
              <div className={cardBody}>
                {LINES.map((field) => (
                  <TextField
                    key={field}
                    label={labels[field]!}
                    hint={field === 'author' ? texts.authorHint : undefined}
                    value={values[field]}
                    maxLength={200}
                    error={form.errors[field]}
                    onChange={(event) => form.set(field, event.target.value)}
                  />
                ))}
                <Textarea
                  label={labels.lead!}
                  hint={texts.leadHint}
                  value={values.lead}
                  maxLength={500}
                  error={form.errors.lead}
                  onChange={(event) => form.set('lead', event.target.value)}
                />
                <Textarea
                  label={labels.description!}
                  value={values.description}
                  maxLength={300}
                  error={form.errors.description}
                  onChange={(event) => form.set('description', event.target.value)}
                />
                <PictureInput
                  form={form}
                  name="cover"
                  label={labels.cover!}
                  hint={texts.coverHint}
                  entity={`content ${id}`}
                />
              </div>
            </section>
            <TextCard form={form} kinds={CONTENT_KINDS} />
          </EditFrame>
          <section className={card} aria-labelledby="document-journal">
            <h2 className={cardTitle} id="document-journal">
              {texts.journal}
            </h2>
            <div className={cardBody}>
              <ChangeList changes={data.changes} labels={labels} onTakenBack={() => void replace()} />
            </div>
          </section>
        </div>
        <Publication
          id={id}
          version={data.version}
          versions={versions}
          isChanged={form.isChanged}
          onChanged={(saved) => (saved ? published(saved) : void replace())}
        />
      </div>
    </AdminFrame>
  )
}
