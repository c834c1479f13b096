import { MAX_LINKS, editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { AdminCard } from '../fields/AdminCard.tsx'
import { cardColumn } from '../fields/editColumns.tsx'
import { FieldGrid, NumberInput, TextInput } from '../fields/EditFields.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { useStaff } from '../frame/staffQuery.ts'
import { EntityForm } from '../entity-page/EntityForm.tsx'
import { LinksInput } from './LinksInput.tsx'
import { RegionContacts } from './RegionContacts.tsx'
import { settingsTexts as texts } from './settings.texts.ts'

/** What the shop says about itself, the guard of its imports, its regions, and the seller on its papers. */
export function SettingsPage() {
  const { role } = useStaff()
  const maySell = mayCall(role, editableRequisites.save)
  return (
    <AdminFrame current="/admin/settings/" title={texts.title} note={texts.note}>
      <div className={cardColumn}>
        <EntityForm id="shop" calls={editableSettings}>
          {(_, field) => (
            <>
              <AdminCard title={texts.contacts}>
                <TextInput {...field('shopName')} hint={texts.nameOfShop} />
                <TextInput {...field('supportPhone')} hint={texts.phoneHint} />
              </AdminCard>
              <AdminCard title={texts.mail} note={texts.mailNote}>
                <FieldGrid>
                  <TextInput {...field('mailName')} isNullable hint={texts.mailName} />
                  <TextInput {...field('mailReplyTo')} isNullable hint={texts.mailReplyTo} />
                </FieldGrid>
              </AdminCard>
              <AdminCard title={texts.links}>
                <LinksInput {...field('companyLinks')} most={MAX_LINKS.companyLinks} />
                <LinksInput {...field('socialLinks')} most={MAX_LINKS.socialLinks} />
                <LinksInput {...field('businessLinks')} most={MAX_LINKS.businessLinks} />
                <LinksInput {...field('appLinks')} most={MAX_LINKS.appLinks} hasRating />
              </AdminCard>
              <AdminCard title={texts.guards}>
                <NumberInput
                  {...field('mostWithdrawn')}
                  hint={maySell ? texts.mostWithdrawnHint : texts.ofOwner}
                  isDisabled={!maySell}
                />
              </AdminCard>
            </>
          )}
        </EntityForm>
        <RegionContacts />
        <EntityForm id="shop" calls={editableRequisites}>
          {(_, field) => {
            const own = (name: string) => ({ ...field(name), isDisabled: !maySell })
            return (
              <AdminCard title={texts.requisites} note={maySell ? texts.requisitesHint : texts.ofOwner}>
                <TextInput {...own('name')} hint={texts.nameHint} />
                <TextInput {...own('fullName')} isNullable hint={texts.fullNameHint} />
                <FieldGrid>
                  <TextInput {...own('inn')} />
                  <TextInput {...own('kpp')} isNullable hint={texts.kppHint} />
                  <TextInput {...own('ogrn')} isNullable />
                </FieldGrid>
                <TextInput {...own('address')} />
                <TextInput {...own('bank')} />
                <FieldGrid>
                  <TextInput {...own('bic')} />
                  <TextInput {...own('account')} />
                  <TextInput {...own('correspondent')} />
                </FieldGrid>
                <FieldGrid>
                  <TextInput {...own('director')} />
                  <TextInput {...own('accountant')} />
                </FieldGrid>
              </AdminCard>
            )
          }}
        </EntityForm>
      </div>
    </AdminFrame>
  )
}
