import { css } from '@linaria/core'
import { readApiError } from '@verstak/api-client/readApiError'
import {
  publishContent,
  restoreContent,
  type editableContent,
  type listContentVersions,
} from '@verstak/contracts/contentStaff'
import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { momentOf } from '../frame/adminDates.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { documentsTexts } from '../documents-page/documents.texts.ts'
import { buttonRow, card, cardBody, cardTitle, stack } from '../order-page/cardStyles.tsx'
import { documentPageTexts as texts } from './documentPage.texts.ts'

type Entity = EndpointResponse<typeof editableContent.read>

export interface PublicationProps {
  id: number
  /** Version of the entity, for changes. */
  version: number
  versions: EndpointResponse<typeof listContentVersions>
  /** There are edits that were not saved. */
  isChanged: boolean
  /** The document has changed on the server; null: somebody else has changed it. */
  onChanged: (saved: Entity | null) => void
}

/** Publishes now or later, takes off, and brings earlier versions back. */
export function Publication({ id, version, versions: { path, versions }, isChanged, onChanged }: PublicationProps) {
  const { call } = useHost()
  const { role } = useStaff()
  const toast = useToasts()
  const { confirm, showError } = useModals()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const latest = versions[0]!

  async function run<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, done: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      onChanged((await call(endpoint, input)) as unknown as Entity)
      toast({ text: done, tone: 'ok' })
    } catch (failed) {
      const failure = readApiError(failed)
      const isStale = failure?.code === 'edit-conflict'
      if (isStale) onChanged(null)
      showError({ text: isStale ? texts.stale : (failure?.details.find(({ text }) => text)?.text ?? texts.failed) })
    } finally {
      setBusy(false)
    }
  }

  const publish = (at: string, done: string) => run(publishContent, { body: { id, version, at: at as 'now' } }, done)

  async function takeOff() {
    const question = { title: texts.takeOffTitle, text: texts.takeOffText, confirmLabel: texts.takeOff }
    if (await confirm(question)) await publish('never', texts.takenOff)
  }

  function plan(form: HTMLFormElement) {
    const at = new Date(String(new FormData(form).get('at')))
    if (Number.isNaN(at.getTime()) || at <= new Date()) return setError(texts.inPast)
    setError('')
    void publish(at.toISOString(), texts.planned)
  }

  const when = latest.publishedAt === null ? '' : momentOf(latest.publishedAt)
  const said = { draft: texts.isDraft, published: texts.isPublished(when), planned: texts.isPlanned(when) }[
    latest.state
  ]
  return (
    <div className={stack}>
      <section className={card} aria-labelledby="publication">
        <h2 className={cardTitle} id="publication">
          {texts.publication}
        </h2>
        <div className={cardBody}>
          <p>{said}</p>
          {isChanged && <p className={warn}>{texts.saveFirst}</p>}
          {mayCall(role, publishContent) && (
            <>
              <div className={buttonRow}>
                {latest.state !== 'published' && (
                  <Button loading={isBusy} disabled={isChanged} onClick={() => void publish('now', texts.published)}>
                    {texts.publish}
                  </Button>
                )}
                {latest.state !== 'draft' && (
                  <Button variant="secondary" loading={isBusy} disabled={isChanged} onClick={() => void takeOff()}>
                    {texts.takeOff}
                  </Button>
                )}
              </div>
              {latest.state !== 'published' && (
                <form
                  className={stack}
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault()
                    plan(event.currentTarget)
                  }}
                >
                  <TextField name="at" type="datetime-local" label={texts.planAt} error={error || undefined} />
                  <div>
                    <Button type="submit" variant="secondary" loading={isBusy} disabled={isChanged}>
                      {texts.plan}
                    </Button>
                  </div>
                </form>
              )}
            </>
          )}
          <Link href={path} target="_blank">
            {texts.openPage}
          </Link>
        </div>
      </section>
      <section className={card} aria-labelledby="versions">
        <h2 className={cardTitle} id="versions">
          {texts.versions}
        </h2>
        <ul className={cardBody}>
          {versions.map((one, place) => (
            <li key={one.version} className={row}>
              <span>
                {texts.version(one.version)}, {documentsTexts.states[one.state].toLowerCase()}
                {one.isShown && <b className={ok}> {texts.shown}</b>}
              </span>
              <Link href={one.preview} target="_blank" aria-label={texts.previewOf(one.version)}>
                {texts.preview}
              </Link>
              {place > 0 && mayCall(role, restoreContent) && (
                <Button
                  variant="link"
                  disabled={isChanged}
                  aria-label={texts.restoreOf(one.version)}
                  onClick={() => void run(restoreContent, { body: { id, version, from: one.version } }, texts.restored)}
                >
                  {texts.restore}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const ok = css`
  color: ${color.stateOk};
`

const warn = css`
  color: ${color.stateWarn};
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
`
