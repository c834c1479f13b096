import type { Host } from '@verstak/host'
import { newsletterTitle } from './newsletter.texts.ts'

/** Opens the form of the newsletter, a widget of another remote. */
export function openNewsletter({ modals }: Host): void {
  modals.ask({
    kind: 'dialog',
    title: newsletterTitle,
    content: { widget: 'content/NewsletterForm', props: {} },
  })
}
