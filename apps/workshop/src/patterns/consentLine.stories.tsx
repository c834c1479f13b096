import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { Button } from '@verstak/ui-kit/Button'
import { space } from '@verstak/ui-kit/tokens'

const meta = {
  title: 'Patterns/ConsentLine',
  component: ConsentLine,
  args: { action: 'Зарегистрироваться', purpose: 'account' },
  render: (args) => (
    <TestHost host={createTestHost({ call: createFakeApi().call, region: makeRegion() })}>
      <div style={{ display: 'grid', gap: space.s12, maxWidth: 416 }}>
        <Button size="l" wide>
          {args.action}
        </Button>
        <ConsentLine {...args} />
      </div>
    </TestHost>
  ),
} satisfies Meta<typeof ConsentLine>

export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {}
export const Order: Story = { args: { action: 'Оформить заказ', purpose: 'order' } }
export const Request: Story = { args: { action: 'Отправить', purpose: 'request' } }
export const Newsletter: Story = { args: { action: 'Подписаться', purpose: 'newsletter' } }
