import { css } from '@linaria/core'
import { DISCUSSION_SOURCES, MAX_DISCUSSION_CHARACTERS, type DiscussionSource } from '@verstak/contracts/discussion'
import { DISCUSSION_FORM_PATH, type RefusedText } from '@verstak/contracts/textForm'
import { discussionService } from '@verstak/contracts/flag'
import { useForm } from '@verstak/form/useForm'
import { readContact } from '@verstak/form/readContact'
import { useHost, useUser } from '@verstak/host'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Message } from '@verstak/ui-kit/Message'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { space } from '@verstak/ui-kit/tokens'
import { useRef, useState } from 'react'
import { AuthorFields } from '../author-fields/AuthorFields.tsx'
import { refusalOf } from '../text-form/refusalOf.ts'
import { discussionTexts } from './discussions.texts.ts'
import { RulesLink } from './RulesLink.tsx'
import { Thanks } from './Thanks.tsx'

const { form: texts } = discussionTexts

const load = () =>
  import(/* webpackChunkName: "discussion-form" */ './discussionLogic.ts').then((code) => code.discussionLogic)

export interface DiscussionFormProps {
  kind: 'question' | 'answer'
  productGuid: string
  /** What is answered. */
  parent?: { guid: string; name: string; sourceId: DiscussionSource }
  /** What was typed on a page without scripts. */
  refused?: RefusedText | null
  /** Closes the form of an answer. */
  onCancel?: () => void
}

/** Form of a question, or of an answer under what it answers. */
export function DiscussionForm({ kind, productGuid, parent, refused = null, onCancel }: DiscussionFormProps) {
  const host = useHost()
  const isGuest = useUser() === 'guest'
  const isDiscussionServiceActive = useFlag(discussionService)
  const captcha = useRef<string | null>(null)
  const [isSent, setIsSent] = useState(false)
  const contact = isGuest ? { id: '', firstName: '', email: '' } : readContact(host)
  const typed = refused?.fields
  const sourceId = parent?.sourceId ?? DISCUSSION_SOURCES.question
  const form = useForm({
    load,
    context: {
      host,
      productGuid,
      parentGuid: parent?.guid ?? null,
      sourceId,
      isDiscussionServiceActive,
      takeCaptcha: () => {
        const answer = captcha.current
        captcha.current = null
        return answer
      },
    },
    isCheckedOnLeave: true,
    refused: refusalOf(refused),
    onSent: () => setIsSent(true),
  })
  const { ref } = form.props
  if (isSent) return <Thanks onAgain={() => setIsSent(false)} />
  const isAnswer = kind === 'answer'
  return (
    <form
      className={stack}
      {...form.props}
      action={DISCUSSION_FORM_PATH}
      aria-label={parent ? discussionTexts.answerFor(parent.name) : discussionTexts.ask}
    >
      <input type="hidden" name="productGuid" value={productGuid} />
      <input type="hidden" name="sourceId" value={sourceId} />
      {parent && <input type="hidden" name="parentGuid" value={parent.guid} />}
      <AuthorFields
        author={{ name: typed?.name ?? contact.firstName, email: typed?.email ?? contact.email }}
        isOpen={isGuest || refused !== null}
        errors={{ name: form.field('name').error, email: form.field('email').error }}
      />
      <Textarea
        {...form.field('text')}
        label={parent ? discussionTexts.answerFor(parent.name) : texts.question}
        defaultValue={typed?.text ?? ''}
        placeholder={isAnswer ? undefined : texts.questionHint}
        rows={isAnswer ? 3 : 5}
        maxLength={MAX_DISCUSSION_CHARACTERS}
        required
      />
      <Checkbox
        name="isSubscribed"
        value="1"
        defaultChecked={!typed || typed.isSubscribed !== undefined}
        label={texts.subscribe}
      />
      {form.problem?.kind === 'captcha' && (
        <>
          <Message tone="info" isLive>
            {texts.captcha}
          </Message>
          <RemoteWidget
            name="auth/CaptchaCheck"
            fallback={null}
            onSolved={(token) => {
              captcha.current = token as string
              ref.current?.requestSubmit()
            }}
          />
        </>
      )}
      {form.problem?.kind === 'limit' && (
        <Message tone="danger" isLive>
          {texts.limit}
        </Message>
      )}
      <div className={buttons}>
        <Button
          type="submit"
          variant="inverse"
          size={isAnswer ? 'm' : 'l'}
          wide={!isAnswer}
          loading={form.isSending}
          loadingLabel={texts.sending}
        >
          {isAnswer ? discussionTexts.answer : texts.send}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <ConsentLine action={isAnswer ? discussionTexts.answer : texts.send} purpose="request" />
      <RulesLink />
    </form>
  )
}

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`
