import { listStaffFlags } from '@verstak/contracts/staffShop'
import { rulesInWords } from '@verstak/contracts/valueWords'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { flagTexts as texts } from './flags.texts.ts'

const PATH = '/admin/flags/'

/** Every flag and experiment with what holds now. */
export function FlagsPage() {
  const { data, list } = useList(listStaffFlags)
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.title}
      caption={texts.caption}
      rows={data.flags}
      keyOf={({ key }) => key}
      nameOf={({ key }) => key}
      columns={[
        { key: 'key', header: texts.key, cell: ({ key }) => <a href={`${PATH}${key}/`}>{key}</a> },
        { key: 'values', header: texts.values, cell: ({ variants }) => variants.join(', ') },
        {
          key: 'now',
          header: texts.now,
          cell: ({ variants: [usual = ''], isOn, rules }) =>
            !isOn ? texts.paused(usual) : rules.length > 0 ? rulesInWords(rules) : texts.usual(usual),
        },
      ]}
      fields={
        <>
          <SearchFilter filters={list.filters} label={texts.key} />
          <ChoiceFilter filters={list.filters} name="state" label={texts.now} options={Object.entries(texts.states)} />
        </>
      }
    />
  )
}
