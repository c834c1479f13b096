import { useSuspenseQuery } from '@tanstack/react-query'
import { listStaffFlags } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { flagsQuery } from './flagsLoader.ts'
import { flagTexts as texts } from './flags.texts.ts'
import { showRules } from './showRules.ts'

const PATH = '/admin/flags/'

/** Every flag and experiment with what holds now. */
export function FlagsPage() {
  const { data } = useSuspenseQuery(flagsQuery(useHost().call))
  const { flags } = data
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={flags.length}
      actions={<CsvLink endpoint={listStaffFlags} filters={{}} />}
    >
      <AdminList
        path={PATH}
        filters={{}}
        page={1}
        total={flags.length}
        pageSize={Math.max(1, flags.length)}
        caption={texts.caption}
        rows={flags}
        keyOf={({ key }) => key}
        nameOf={({ key }) => key}
        columns={[
          { key: 'key', header: texts.key, cell: ({ key }) => <a href={`${PATH}${key}/`}>{key}</a> },
          { key: 'values', header: texts.values, cell: ({ variants }) => variants.join(', ') },
          {
            key: 'now',
            header: texts.now,
            cell: ({ variants: [usual = ''], isOn, rules }) =>
              !isOn ? texts.paused(usual) : rules.length > 0 ? showRules(rules) : texts.usual(usual),
          },
        ]}
      />
    </AdminFrame>
  )
}
