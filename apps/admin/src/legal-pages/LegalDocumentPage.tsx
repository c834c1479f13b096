import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { legalAddress } from '@verstak/contracts/legal'
import { editableLegal, readLegalEdition } from '@verstak/contracts/legalStaff'
import { FIELD_NAMES } from '@verstak/contracts/journal.texts'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { useLoaderData } from '@verstak/router'
import { useEffect, useRef, useState } from 'react'
import { LEGAL_KINDS } from '../document-page/blockFields.data.ts'
import { TextCard } from '../document-page/TextCard.tsx'
import { useDocumentEdit } from '../document-page/useDocumentEdit.ts'
import { ChangeList } from '../edit/ChangeList.tsx'
import { EditFrame } from '../edit/EditFrame.tsx'
import { TextInput } from '../fields/EditFields.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { card, cardBody, cardTitle, pageColumns, stack } from '../order-page/cardStyles.tsx'
import { Editions } from './Editions.tsx'
import { editionsQuery, legalQuery } from './legalLoader.ts'
import { legalPagesTexts as texts } from './legalPages.texts.ts'
import { StartField } from './StartField.tsx'

const labels = FIELD_NAMES.legal!

/** The editor of a legal document: its next edition, or the one that is planned, beside all the others. */
export function LegalDocumentPage() {
  const { id } = useLoaderData<{ id: string }>()
  return <LegalEditor key={id} id={id} />
}

function LegalEditor({ id }: { id: string }) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const toast = useToasts()
  const { confirm, showError } = useModals()
  const query = legalQuery(call, id)
  const { data } = useSuspenseQuery(query)
  const {
    data: { editions },
  } = useSuspenseQuery(editionsQuery(call, id))
  const [isBusy, setBusy] = useState(false)
  const start = useRef<HTMLDivElement>(null)
  const isPlanned = editions[0]?.state === 'planned'

  async function refresh() {
    await queryClient.fetchQuery({ ...editionsQuery(call, id), staleTime: 0 })
    return queryClient.fetchQuery({ ...query, staleTime: 0 })
  }

  /** At once, so that a change that follows names the version of this one; then with its editions. */
  function keep(saved: typeof data) {
    queryClient.setQueryData(query.queryKey, saved)
    void refresh()
  }

  const form = useDocumentEdit({
    entity: `legal ${id}`,
    initial: data,
    save: ({ version, values }) => call(editableLegal.save, { body: { id, version, values: values as object } }),
    onSaved: keep,
    savedText: texts.saved,
  })
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const replace = async () => form.replace(await refresh())

  async function drop() {
    const valid = editions.find(({ state }) => state === 'valid')
    const question = { title: texts.dropTitle, text: texts.dropText, confirmLabel: texts.drop }
    if (!valid || !(await confirm(question))) return
    setBusy(true)
    try {
      const values = { publishedAt: valid.publishedAt }
      const saved = await call(editableLegal.save, { body: { id, version: data.version, values } })
      form.replace(saved)
      keep(saved)
      toast({ text: texts.dropped, tone: 'ok' })
    } catch (failed) {
      const failure = readApiError(failed)
      const isStale = failure?.code === 'edit-conflict'
      if (isStale) void replace()
      showError({ text: isStale ? texts.stale : (failure?.details.find(({ text }) => text)?.text ?? texts.failed) })
    } finally {
      setBusy(false)
    }
  }

  async function restore(version: number) {
    setBusy(true)
    try {
      const { title, blocks } = await call(readLegalEdition, { query: { id, version } })
      // What was typed meanwhile stays.
      if (latest.current.isChanged) return
      latest.current.setAll({ title, blocks })
      toast({ text: texts.restored(version), tone: 'ok' })
      start.current?.querySelector('input')?.focus()
    } catch (failed) {
      showError({ text: readApiError(failed)?.code === 'not-found' ? texts.stale : texts.failed })
    } finally {
      setBusy(false)
    }
  }

  return (
    <AdminFrame current="/admin/legal/" title={data.name} note={legalAddress(id)}>
      <div className={pageColumns}>
        <div className={stack}>
          <EditFrame form={form} labels={labels}>
            <section className={card} aria-labelledby="legal-main">
              <h2 className={cardTitle} id="legal-main">
                {texts.main}
              </h2>
              <div className={cardBody}>
                <TextInput form={form} name="title" label={labels.title!} />
                <div ref={start} className={stack}>
                  <StartField form={form} isPlanned={isPlanned} />
                </div>
              </div>
            </section>
            <TextCard form={form} kinds={LEGAL_KINDS} />
          </EditFrame>
          <section className={card} aria-labelledby="legal-journal">
            <h2 className={cardTitle} id="legal-journal">
              {texts.journal}
            </h2>
            <div className={cardBody}>
              <ChangeList changes={data.changes} labels={labels} onTakenBack={() => void replace()} />
            </div>
          </section>
        </div>
        <Editions
          slug={id}
          editions={editions}
          isChanged={form.isChanged}
          isBusy={isBusy}
          onDrop={() => void drop()}
          onRestore={(version) => void restore(version)}
        />
      </div>
    </AdminFrame>
  )
}
