import { TestHost } from '@verstak/remote-kit/TestHost'
import type { ReactNode } from 'react'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { createOrganizationHarness, HEAD, type OrganizationHarnessInput } from '../testing/organizationHarness.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { NumbersStep } from './NumbersStep.tsx'

export default { title: 'account/AddOrganization', component: NumbersStep }

const nothing = () => undefined
const NUMBERS = { personType: 'ur', inn: HEAD.inn, kpp: HEAD.kpp! } as const

/** A step within its window's width. */
const storyOf = (step: ReactNode, width: number, input: OrganizationHarnessInput = {}) => ({
  render: () => (
    <TestHost host={createOrganizationHarness(input).host}>
      <div style={{ maxWidth: width - 48 }}>{step}</div>
    </TestHost>
  ),
})

const numbers = (personType: 'ur' | 'ip', inn: string) => (
  <NumbersStep numbers={{ personType, inn, kpp: '' }} onNumbers={nothing} onFound={nothing} onManual={nothing} />
)
const details = (company: typeof HEAD | null, personType: 'ur' | 'ip' = 'ur') => (
  <DetailsStep
    numbers={{ ...NUMBERS, personType }}
    company={company}
    reason={company ? null : 'notFound'}
    onReset={nothing}
    onAdded={nothing}
  />
)

export const LegalEntity = storyOf(numbers('ur', ''), 464)

export const Suggestions = storyOf(numbers('ur', HEAD.inn), 464)

export const SoleProprietor = storyOf(numbers('ip', ''), 464, { layout: 'mobile' })

export const Found = storyOf(details(HEAD), 640)

export const ByHand = storyOf(details(null), 640)

export const OnPhone = storyOf(details({ ...HEAD, companyName: `ООО «${'Строймонтаж '.repeat(16).trim()}»` }), 390, {
  layout: 'mobile',
})

/** On a page of its own. */
export const Page = {
  render: () => <CabinetStory harness={createOrganizationHarness()} at="/user/organizations/add/" />,
}
