import { useQueryClient } from '@tanstack/react-query'
import type { PersonalData } from '@verstak/contracts/personalData'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { TextField } from '@verstak/ui-kit/TextField'
import { useId } from 'react'
import { card } from '../profile-page/cardStyles.tsx'
import { sessionQuery } from '../own-page/sessionQuery.ts'
import { personalDataTexts as texts } from './personalDataPage.texts.ts'
import { personalDataQuery } from './personalDataQueries.ts'
import { wide } from './personalDataStyles.tsx'

const load = () => import(/* webpackChunkName: "name-form" */ './nameLogic.ts').then((code) => code.nameLogic)

/** First name and surname, as mails and the header call the user. */
export function NameForm({ firstName, lastName }: Pick<PersonalData, 'firstName' | 'lastName'>) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const toast = useToasts()
  const titleId = useId()
  const form = useForm({
    load,
    context: { call },
    onSent: (data: PersonalData) => {
      queryClient.setQueryData(personalDataQuery(call).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: sessionQuery(call).queryKey })
      toast({ text: texts.saved, tone: 'ok' })
    },
  })
  return (
    <section className={card}>
      <Heading level={2} look="block" id={titleId}>
        {texts.name}
      </Heading>
      <form className={wide} {...form.props} aria-labelledby={titleId}>
        <FormRow>
          <TextField
            {...form.field('firstName')}
            label={texts.firstName}
            defaultValue={firstName ?? ''}
            autoComplete="given-name"
            maxLength={100}
            required
          />
          <TextField
            {...form.field('lastName')}
            label={texts.lastName}
            hint={texts.lastNameNote}
            defaultValue={lastName ?? ''}
            autoComplete="family-name"
            maxLength={100}
          />
        </FormRow>
        {form.problem && (
          <Message tone="danger" isLive>
            {form.problem.kind === 'limit' ? texts.tooOften : texts.failed}
          </Message>
        )}
        <div>
          <Button type="submit" loading={form.isSending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </section>
  )
}
