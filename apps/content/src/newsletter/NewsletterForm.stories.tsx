import { TestHost } from '@verstak/remote-kit/TestHost'
import { Dialog } from '@verstak/ui-kit/Dialog'
import { createContentHarness } from '../testing/contentHarness.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

export default { title: 'content/NewsletterForm', component: NewsletterForm, parameters: { layout: 'fullscreen' } }

const ignore = () => {}

const storyOf = (refusal?: string) => ({
  render: () => (
    <TestHost host={createContentHarness().host}>
      <Dialog isOpen onClose={ignore} title="Подписка на рассылку">
        <NewsletterForm refusal={refusal} />
      </Dialog>
    </TestHost>
  ),
})

export const Blank = storyOf()

export const Refused = storyOf('Этот email уже подписан на рассылку')
