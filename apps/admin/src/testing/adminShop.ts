import { ApiError } from '@verstak/api-client/ApiError'
import type { JournalEntry } from '@verstak/contracts/journal'
import { makeRegion } from '@verstak/testing/factories'
import { editableInfoBar, listInfoBars, NEW_BAR } from '@verstak/contracts/staffBar'
import { listRegions } from '@verstak/contracts/region'
import { editablePromotion, listStaffPromotions, NEW_PROMOTION } from '@verstak/contracts/staffPromotion'
import { SHOP_DEFAULTS } from '@verstak/contracts/shop'
import { editableRegion, editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import { createRedirect, deleteRedirect, editableRedirect, listStaffRedirects } from '@verstak/contracts/staffRedirect'
import {
  activateReleaseAsStaff,
  createPromoCode,
  editableFlag,
  editableOrganization,
  editablePromoCode,
  editableStaff,
  listStaffFlags,
  listStaffMembers,
  listStaffOrganizations,
  listStaffPromoCodes,
  listStaffReleases,
  listStaffUsers,
  rollbackReleaseAsStaff,
} from '@verstak/contracts/staffShop'
import type { FakeApi } from '@verstak/testing/fakeApi'

const ACTIVATION = {
  ...{ revision: 7, remote: 'product', version: '1.51.2-def01234', kind: 'rollback' as const, percent: 100 },
  ...{ actor: 'Ольга Миронова', commit: null, reason: null, at: '2026-11-23T10:52:00Z' },
}

/** What is live of two parts. */
export const RELEASES = {
  parts: [
    {
      ...{ remote: 'product', version: '1.52.0-abc01234', canary: null, previous: '1.51.2-def01234' },
      releases: [{ version: '1.52.0-abc01234', publishedAt: '2026-11-23T09:00:00Z', by: 'ci' }],
    },
    { remote: 'cart', version: '1.0.0-aaa01234', canary: null, previous: null, releases: [] },
  ],
  history: [ACTIVATION],
}

const REQUISITES = {
  ...{ name: 'ООО «Верстак»', inn: '7799000005', kpp: '779901001', address: '127000, г. Москва, ул. Примерная, д. 1' },
  ...{ fullName: 'Общество с ограниченной ответственностью «Верстак»', ogrn: '1157700000006' },
  ...{ account: '40702810000000000000', bank: 'АО «Пример-Банк», г. Москва', bic: '044525000' },
  ...{ correspondent: '30101810000000000000', director: 'Образцов И. П.', accountant: 'Образцов И. П.' },
}

/** Answers of the calls about people, discounts, switches and releases. */
export function answerShop(api: FakeApi, entries: readonly JournalEntry[]): void {
  api
    .on(listStaffMembers, ({ query: { text } }) => ({
      members: [
        {
          ...{ id: 3, name: 'Ольга Миронова', role: 'owner' as const, email: 'olga@verstak.example', isStaff: true },
          ...{ phone: '9031112233', factor: 'passkey' as const, isWorking: true, seenAt: '2026-11-23T10:52:00Z' },
        },
        ...(text
          ? [
              {
                ...{ id: 9, name: 'Пётр', role: 'support' as const, email: text, isStaff: false },
                ...{ phone: '', factor: 'code' as const, isWorking: false, seenAt: null },
              },
            ]
          : []),
      ],
    }))
    .on(editableStaff.read, ({ query: { id } }) => ({
      ...{
        id,
        version: 1,
        name: 'manager',
        values: { isStaff: true, role: 'manager' as const },
        changes: [...entries],
      },
      facts: { name: 'Илья Зимин', email: 'zimin@verstak.example' },
    }))
    .on(editableSettings.read, () => ({
      ...{ id: 'shop', version: 2, name: 'Настройки магазина', changes: [...entries] },
      values: { ...SHOP_DEFAULTS, mailName: null, mailReplyTo: null, mostWithdrawn: 20 },
    }))
    .on(editableSettings.save, ({ body }) => ({
      ...{ id: 'shop', version: 3, name: 'Настройки магазина', changes: [...entries] },
      values: { ...SHOP_DEFAULTS, mailName: null, mailReplyTo: null, mostWithdrawn: 20, ...body.values } as never,
    }))
    .on(editableRegion.read, ({ query: { id } }) => ({
      ...{ id, version: 0, name: id === 1 ? 'Москва' : 'Казань', changes: [] },
      values: {
        phone: id === 1 ? '+7 495 120-44-70' : '+7 843 210-44-70',
        phoneForMobile: null,
        workingTime: 'круглосуточно',
      },
    }))
    .on(editableRegion.save, ({ body: { id, values } }) => ({
      ...{ id, version: 1, name: 'Казань', changes: [] },
      values: { phone: '+7 843 210-44-70', phoneForMobile: null, workingTime: 'круглосуточно', ...values },
    }))
    .on(editableRequisites.read, () => ({
      ...{ id: 'shop', version: 0, name: 'Реквизиты продавца', changes: [], values: REQUISITES },
    }))
    .on(listStaffFlags, () => ({
      flags: [
        { key: 'new-best-price', variants: ['off', 'on'], isOn: true, rules: [{ target: {}, split: { on: 10 } }] },
        { key: 'region-modal', variants: ['new', 'old'], isOn: true, rules: [] },
      ],
    }))
    .on(editableFlag.read, ({ query: { id } }) => ({
      ...{ id, version: 0, name: '', changes: [] },
      values: { isOn: true, rules: [{ target: { users: ['staff' as const] }, split: { on: 10 } }] },
    }))
    .on(listStaffPromoCodes, () => ({
      codes: [
        {
          ...{ id: 6, code: 'LETO10', name: '−10 % на заказ', startsAt: '2026-06-01T00:00:00Z', endsAt: null },
          ...{ usedCount: 12, maxUses: 100 },
        },
      ],
      ...{ total: 1, pageSize: 50 },
    }))
    .on(editablePromoCode.read, ({ query: { id } }) => ({
      ...{ id, version: 0, name: 'LETO10', changes: [] },
      values: {
        ...{
          code: 'LETO10',
          name: '−10 % на заказ',
          kind: 'percent' as const,
          percent: 10,
          giftSku: null,
          amount: null,
          minSum: 0,
        },
        ...{ audience: null, isFirstOrder: false, startsAt: '2026-06-01T00:00:00Z', endsAt: null, maxUses: 100 },
        ...{ maxUsesPerPhone: null, isListed: false },
      },
    }))
    .on(createPromoCode, () => ({ id: 6 }))
    .on(listInfoBars, () => ({
      bars: [
        {
          id: 2,
          text: 'Доставка 29 ноября — до обеда',
          startsAt: '2026-11-20T00:00:00Z',
          endsAt: null,
          isShown: true,
          isAdvertising: true,
        },
      ],
    }))
    .on(editableInfoBar.read, ({ query: { id } }) => ({
      ...{ id, version: 0, name: 'Доставка 29 ноября — до обеда', changes: [] },
      values: {
        ...{ ...NEW_BAR, text: 'Доставка 29 ноября — до обеда', startsAt: '2026-11-20T00:00:00Z' },
        ...{ advertiserName: 'ООО «Мост»', advertiserInn: '7709123453', advertisingToken: '2SDnjdLcx1P' },
      },
    }))
    .on(listStaffPromotions, () => ({
      promotions: [
        {
          ...{ id: 3, name: 'Неделя Makita', place: 'side' as const, startsAt: '2026-11-20T00:00:00Z', endsAt: null },
          ...{ isShown: true, isAdvertising: true },
        },
      ],
    }))
    .on(listRegions, () => ({ data: [makeRegion({ id: 1, name: 'Москва' }), makeRegion({ id: 8, name: 'Казань' })] }))
    .on(editablePromotion.read, ({ query: { id } }) => ({
      ...{ id, version: 0, name: 'Неделя Makita', changes: [], facts: { image: null } },
      values: {
        ...{ ...NEW_PROMOTION, name: 'Неделя Makita', url: '/brand/makita-2/', startsAt: '2026-11-20T00:00:00Z' },
        ...{ place: 'side' as const, picture: 'grinder/makita', advertiserName: 'ООО «Мост»' },
        ...{ advertiserInn: '7709123453', advertisingToken: '2SDnjdLcx1P' },
      },
    }))
    .on(listStaffRedirects, () => ({
      redirects: [{ id: 8, from: '/catalog/bosch.html', to: '/brand/bosch-3/', isPermanent: true }],
      ...{ total: 1, pageSize: 50 },
    }))
    .on(editableRedirect.read, ({ query: { id } }) => ({
      ...{ id, version: 1, name: '/catalog/bosch.html', changes: [...entries] },
      values: { from: '/catalog/bosch.html', to: '/brand/bosch-3/', isPermanent: true },
    }))
    .on(createRedirect, ({ body }) => {
      if (body.values.from !== '/faq/') return { id: 8 }
      throw new ApiError('invalid-input', 400, [
        { field: 'values.from', reason: 'page', message: '', text: 'По этому адресу работает страница магазина' },
      ])
    })
    .on(deleteRedirect, () => ({}))
    .on(listStaffUsers, () => ({
      users: [
        {
          ...{ id: 11, name: 'Мария Соколова', email: 'maria@mail.example', phone: '9161234501' },
          ...{ createdAt: '2026-01-15T09:00:00Z', orders: 3, sessions: 2 },
        },
      ],
      ...{ total: 1, pageSize: 50 },
    }))
    .on(listStaffOrganizations, () => ({
      organizations: [{ id: 4, name: 'ООО «Монтаж»', inn: '7709123453', level: 'fixed 3', members: 2, orders: 14 }],
      ...{ total: 1, pageSize: 50 },
    }))
    .on(editableOrganization.read, ({ query: { id } }) => ({
      ...{ id, version: 0, name: '', changes: [], facts: { name: 'ООО «Монтаж»', inn: '7709123453', kpp: null } },
      values: {
        ...{ wholesaleType: 'fixed' as const, wholesaleLevel: 3, deferredLimit: 5_000_000, deferredDays: 30 },
        hasExtendedAccess: false,
      },
    }))
    .on(listStaffReleases, () => RELEASES)
    .on(activateReleaseAsStaff, () => ({ activation: ACTIVATION }))
    .on(rollbackReleaseAsStaff, () => ({ activation: ACTIVATION }))
}
