import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { editableProduct, NAMEPLATES } from '@verstak/contracts/staffCatalogue'
import { FIELD_NAMES } from '@verstak/contracts/journal.texts'
import { NAMEPLATE_NAMES } from '@verstak/contracts/staffWords.texts'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Tabs } from '@verstak/ui-kit/Tabs'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { ChangeList } from '../edit/ChangeList.tsx'
import { EditFrame } from '../edit/EditFrame.tsx'
import { editTexts } from '../edit/edit.texts.ts'
import { useEdit } from '../edit/useEdit.ts'
import { AdminCard } from '../fields/AdminCard.tsx'
import { cardColumn, editColumns } from '../fields/editColumns.tsx'
import {
  AreaInput,
  CheckInput,
  ChoiceInput,
  FieldGrid,
  MoneyInput,
  NumberInput,
  TextInput,
} from '../fields/EditFields.tsx'
import { mayEditField } from '../fields/mayEditField.ts'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { useStaff } from '../frame/staffQuery.ts'
import { choicesQuery } from './choicesQuery.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { productTexts as texts } from './product.texts.ts'
import { productQuery } from './productLoader.ts'
import { ProductPreview, type ProductFacts } from './ProductPreview.tsx'
import { PropertyFields } from './PropertyFields.tsx'
import { StockFields } from './StockFields.tsx'

const labels = FIELD_NAMES.product!

const TAB_OF: Readonly<Record<string, string>> = {
  stock: 'stock',
  ...{ pictures: 'pictures', alts: 'pictures' },
  documents: 'files',
  ...{ properties: 'properties', weight: 'properties', length: 'properties', width: 'properties' },
  height: 'properties',
}

/** The tab in which a field stands; errors name parts of it: `stock.2.quantity`. */
const tabOf = (field: string) => TAB_OF[field.split('.')[0]!] ?? 'main'

/** Everything that the staff edits of a product, beside the tile that it makes. */
export function ProductPage() {
  const { id } = useLoaderData<{ id: number }>()
  // Another product is another form.
  return <ProductForm key={id} id={id} />
}

function ProductForm({ id }: { id: number }) {
  const { call, queryClient } = useHost()
  const query = productQuery(call, id)
  const { data } = useSuspenseQuery(query)
  const { data: choices } = useSuspenseQuery(choicesQuery(call))
  const { role } = useStaff()
  const form = useEdit({
    entity: `product ${id}`,
    initial: data,
    save: (edit) => call(editableProduct.save, { body: { id, ...edit } }),
    onSaved: (saved) => queryClient.setQueryData(query.queryKey, saved),
  })
  const facts = data.facts as unknown as ProductFacts
  const field = (name: keyof typeof data.values) => ({ form, name, label: labels[name]! })
  const plates = form.values.nameplates as readonly string[]
  const leaves = choices.categories.filter(({ isLeaf }) => isLeaf)
  const [tab, setTab] = useState<string>('main')
  const [knownErrors, setKnownErrors] = useState(form.errors)
  if (knownErrors !== form.errors) {
    // A field that is refused is shown, whichever tab it stands in.
    setKnownErrors(form.errors)
    const wrong = Object.keys(form.errors)[0]
    if (wrong !== undefined) setTab(tabOf(wrong))
  }
  const main = (
    <AdminCard title={texts.main}>
      <TextInput {...field('name')} />
      <FieldGrid>
        <ChoiceInput {...field('categoryId')} options={leaves} />
        <ChoiceInput {...field('brandId')} options={choices.brands} isNullable />
        <NumberInput {...field('multiplicity')} />
      </FieldGrid>
      <CheckInput {...field('isActive')} />
      <AreaInput {...field('description')} rows={8} />
      <TextInput {...field('deliveryWarning')} isNullable />
    </AdminCard>
  )
  const prices = (
    <AdminCard title={texts.prices}>
      <FieldGrid>
        <MoneyInput {...field('price')} />
        <MoneyInput {...field('oldPrice')} isNullable />
        <MoneyInput {...field('businessPrice')} isNullable />
      </FieldGrid>
      <fieldset className={boxes}>
        <legend>{texts.nameplates}</legend>
        {NAMEPLATES.map((plate) => (
          <Checkbox
            key={plate}
            label={NAMEPLATE_NAMES[plate]}
            disabled={!mayEditField(role, 'nameplates')}
            checked={plates.includes(plate)}
            onChange={({ target }) =>
              form.set('nameplates', target.checked ? [...plates, plate] : plates.filter((one) => one !== plate))
            }
          />
        ))}
      </fieldset>
    </AdminCard>
  )
  const sizes = (
    <AdminCard title={texts.sizes}>
      <FieldGrid>
        <NumberInput {...field('weight')} />
        <NumberInput {...field('length')} />
        <NumberInput {...field('width')} />
        <NumberInput {...field('height')} />
      </FieldGrid>
    </AdminCard>
  )
  return (
    <AdminFrame
      current="/admin/product/"
      title={data.name}
      note={facts.sku}
      actions={
        <Button href={facts.link} variant="secondary" size="s" target="_blank">
          {texts.openPage}
        </Button>
      }
    >
      <div className={editColumns}>
        <EditFrame form={form} labels={labels}>
          <Tabs
            label={texts.parts}
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'main',
                label: texts.mainAndPrices,
                content: (
                  <div className={cards}>
                    {main}
                    {prices}
                  </div>
                ),
              },
              {
                value: 'stock',
                label: texts.stock,
                content: (
                  <AdminCard title={texts.stock}>
                    <StockFields form={form} offices={choices.offices} />
                  </AdminCard>
                ),
              },
              {
                value: 'pictures',
                label: texts.pictures,
                content: (
                  <AdminCard title={texts.pictures} note={texts.picturesNote}>
                    <PictureFields form={form} entity={`product ${id}`} images={facts.images} />
                  </AdminCard>
                ),
              },
              {
                value: 'files',
                label: texts.files,
                content: (
                  <AdminCard title={texts.files} note={texts.filesNote}>
                    <DocumentFields form={form} entity={`product ${id}`} />
                  </AdminCard>
                ),
              },
              {
                value: 'properties',
                label: texts.propertiesAndSizes,
                content: (
                  <div className={cards}>
                    <AdminCard title={texts.properties} note={(form.values.properties as unknown[]).length}>
                      <PropertyFields form={form} properties={choices.properties} />
                    </AdminCard>
                    {sizes}
                  </div>
                ),
              },
            ]}
          />
        </EditFrame>
        <div className={cardColumn}>
          <AdminCard title={texts.preview}>
            <ProductPreview values={form.values} facts={facts} />
          </AdminCard>
          <AdminCard title={editTexts.journal} note={editTexts.journalNote}>
            <ChangeList
              changes={data.changes}
              labels={labels}
              onTakenBack={() => void queryClient.fetchQuery({ ...query, staleTime: 0 }).then(form.replace)}
            />
          </AdminCard>
        </div>
      </div>
    </AdminFrame>
  )
}

const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`

const boxes = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s20};

  > legend {
    margin-bottom: ${space.s4};
  }
`
