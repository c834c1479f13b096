import { TestHost } from '@verstak/remote-kit/TestHost'
import { Dialog } from '@verstak/ui-kit/Dialog'
import { createContentHarness, type ContentHarnessInput } from '../testing/contentHarness.tsx'
import { LegalText } from './LegalText.tsx'

export default { title: 'content/LegalText', component: LegalText, parameters: { layout: 'fullscreen' } }

const ignore = () => {}

const storyOf = (input: ContentHarnessInput, slug = 'personal-consent') => ({
  render: () => (
    <TestHost host={createContentHarness(input).host}>
      <Dialog isOpen onClose={ignore} title="Согласие на обработку персональных данных" width={720}>
        <LegalText slug={slug} />
      </Dialog>
    </TestHost>
  ),
})

export const Text = storyOf({})

export const Failed = storyOf({}, 'loyalty')
