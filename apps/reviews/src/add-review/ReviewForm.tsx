import { css } from '@linaria/core'
import { MAX_REVIEW_CHARACTERS, MAX_REVIEW_MEDIA } from '@verstak/contracts/reviewForm'
import { NAMED_RATING, REVIEW_FORM_PATH, type RefusedText } from '@verstak/contracts/textForm'
import { formatDate } from '@verstak/dates'
import { useForm } from '@verstak/form/useForm'
import { useHost, useUser } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { UploadFields } from '@verstak/remote-kit/uploads/UploadFields'
import { uploadTexts } from '@verstak/remote-kit/uploads/uploads.texts'
import { useUploads } from '@verstak/remote-kit/uploads/useUploads'
import { Button } from '@verstak/ui-kit/Button'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, media, space } from '@verstak/ui-kit/tokens'
import { useRef, useState } from 'react'
import { AuthorFields } from '../author-fields/AuthorFields.tsx'
import { RulesLink } from '../discussions/RulesLink.tsx'
import { refusalOf } from '../text-form/refusalOf.ts'
import { addReviewTexts as texts } from './addReview.texts.ts'
import { CountedArea } from './CountedArea.tsx'
import { ExperienceChoice } from './ExperienceChoice.tsx'
import { ownItemsOf } from './ownItemsOf.ts'
import type { ReviewFormData } from './reviewFormQuery.ts'
import type { SentReview } from './reviewLogic.ts'
import { reviewUploads } from './reviewUploads.ts'
import { reviewUploadTexts } from './reviewUploads.texts.ts'
import { StarsInput } from './StarsInput.tsx'

const PARTS = ['advantages', 'disadvantages', 'comment', 'reasonToBuy'] as const
const ROWS = { advantages: 3, disadvantages: 3, comment: 4, reasonToBuy: 1 }

const load = () => import(/* webpackChunkName: "review-form" */ './reviewLogic.ts').then((code) => code.reviewLogic)

export interface ReviewFormProps {
  data: ReviewFormData
  /** What was typed on a page without scripts. */
  refused?: RefusedText | null
  onSent: (sent: SentReview) => void
}

/** Form of a review: stars, experience, texts, photos and videos, author. What is typed stays on the device. */
export function ReviewForm({ data, refused = null, onSent }: ReviewFormProps) {
  const host = useHost()
  const { timeZone } = useRegion()
  const isGuest = useUser() === 'guest'
  const captcha = useRef<string | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const { product, characteristicNames, purchase, own, author } = data
  const isNew = own === null && refused === null
  const typed = refused?.fields
  const uploads = useUploads(reviewUploads(product.id), ownItemsOf(own))
  const form = useForm({
    load,
    context: {
      host,
      productGuid: product.guid,
      characteristicNames,
      items: uploads.items,
      takeCaptcha: () => {
        const answer = captcha.current
        captcha.current = null
        return answer
      },
    },
    refused: refusalOf(refused),
    // A review that was sent already is not mixed with an older draft.
    ...(isNew && {
      draft: { key: { name: `review_draft_${product.id}`, kind: 'texts', days: 7 } as const, owner: author.email },
    }),
    isCheckedOnLeave: true,
    onSent: (sent) => {
      uploads.forget()
      onSent(sent)
    },
  })
  const { ref, onChange } = form.props
  const named = new Map(own?.characteristicRatings.map(({ name, rating }) => [name, rating]))
  const readyCount = uploads.items.filter(({ state }) => state === 'ready').length
  const error = (name: Parameters<typeof form.field>[0]) => form.field(name).error
  const { problem } = form
  return (
    <form
      id="review"
      className={stack}
      {...form.props}
      action={REVIEW_FORM_PATH}
      aria-label={texts.title}
      onChange={(event) => {
        onChange(event)
        if (isNew) setSavedAt(new Date())
      }}
    >
      <input type="hidden" name="productGuid" value={product.guid} />
      {savedAt && (
        <p className={saved} role="status">
          {texts.draftSaved(timeOf(savedAt, timeZone))}
        </p>
      )}
      {own && <StateOfOwn own={own} />}
      {purchase && (
        <p className={saved}>
          {texts.purchase(formatDate(new Date(purchase.receivedAt), timeZone), purchase.orderNumber)}
        </p>
      )}
      <FormSection title={texts.rating}>
        <StarsInput
          name="rating"
          label={texts.rating}
          isLabelHidden
          size="l"
          required
          defaultValue={Number(typed?.rating ?? own?.productRating ?? 0)}
          error={error('rating')}
        />
        {characteristicNames.length > 0 && (
          <div className={grid}>
            {characteristicNames.map((name, index) => (
              <StarsInput
                key={name}
                name={NAMED_RATING + index}
                label={name}
                size="s"
                defaultValue={typed ? Number(typed[NAMED_RATING + index] ?? 0) : (named.get(name) ?? 0)}
              />
            ))}
          </div>
        )}
      </FormSection>
      <FormSection title={texts.experience}>
        <ExperienceChoice defaultValue={typed?.experience ?? own?.experience ?? ''} />
      </FormSection>
      <FormSection title={texts.tell}>
        <div className={pair}>
          {PARTS.map((part) => (
            <CountedArea
              key={part}
              {...form.field(part)}
              label={texts.parts[part]}
              placeholder={texts.hints[part]}
              rows={ROWS[part]}
              maxLength={MAX_REVIEW_CHARACTERS}
              defaultValue={typed?.[part] ?? own?.content[part] ?? ''}
            />
          ))}
        </div>
      </FormSection>
      <div className={withScripts}>
        <FormSection title={`${reviewUploadTexts.title}, ${uploadTexts.count(readyCount, MAX_REVIEW_MEDIA)}`}>
          <UploadFields uploads={uploads} error={error('images')} />
        </FormSection>
      </div>
      <p className={withoutScripts}>{texts.noScripts}</p>
      <FormSection title={texts.sign}>
        <AuthorFields
          author={typed ? { name: typed.name ?? '', city: typed.city ?? '', email: typed.email ?? '' } : author}
          isOpen={isGuest || refused !== null}
          note={texts.hiddenEmail}
          emailHint={isGuest ? texts.emailHint : texts.userEmailHint}
          errors={{ name: error('name'), city: error('city'), email: error('email') }}
        />
      </FormSection>
      {problem?.kind === 'captcha' && (
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
      {problem && problem.kind !== 'captcha' && (
        <Message tone="danger" isLive>
          {texts[problem.kind]}
        </Message>
      )}
      <div className={foot}>
        <Button type="submit" size="l" loading={form.isSending} loadingLabel={texts.sending}>
          {own ? texts.save : texts.send}
        </Button>
        <div className={notes}>
          <p>{texts.checked}</p>
          <RulesLink />
          <ConsentLine action={own ? texts.save : texts.send} purpose="request" />
        </div>
      </div>
    </form>
  )
}

/** What became of a review that was sent before. */
function StateOfOwn({ own }: { own: NonNullable<ReviewFormData['own']> }) {
  if (own.state === 'refused') {
    return (
      <Message tone="warn" title={texts.refused}>
        {own.refusal}
      </Message>
    )
  }
  return <Message tone="info">{own.state === 'approved' ? texts.published : texts.waiting}</Message>
}

const timeOf = (at: Date, timeZone: string) =>
  at.toLocaleTimeString('ru', { timeZone, hour: '2-digit', minute: '2-digit' })

const saved = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
`

const grid = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s4} ${space.s32};
  padding-top: ${space.s16};
  border-top: 1px solid ${color.lineHair};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.s16};

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const notes = css`
  display: grid;
  gap: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
`

const foot = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space.s12} ${space.s20};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`

const withScripts = css`
  @media (scripting: none) {
    display: none;
  }
`

const withoutScripts = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};

  @media (scripting: enabled) {
    display: none;
  }
`
