import { weightOf } from './noticeNames.ts'

test('the onboarding of a first organization weighs 3 [NOTIFY-007]', () =>
  expect(weightOf('onboardingFirstOrganizationAdded')).toBe(3))

test('the new filter of orders weighs 2 [NOTIFY-008]', () => expect(weightOf('newOrdersFilter')).toBe(2))

test.each([
  'buyAsB2bPopup',
  'newPostPaymentTypes',
  'onboardingNotificationSettings',
  'onboardingPostpay',
  'newDocumentsFilter',
  'onboardingOrderAvailableForReview',
  'onboardingUnauthorizedUserSession',
  'managerChangeNotification',
  'extendedAccessGranted',
  'prepaymentRequired',
])('%s weighs 1 [NOTIFY-009]', (name) => expect(weightOf(name)).toBe(1))

test.each(['somethingThatNobodyKnows', '', 'constructor'])(
  '%j, which has no weight of its own, weighs 1 [NOTIFY-011]',
  (name) => expect(weightOf(name)).toBe(1),
)
