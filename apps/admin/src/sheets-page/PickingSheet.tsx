import { css } from '@linaria/core'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { readPickingSheets } from '@verstak/contracts/orderStaff'
import { DELIVERY_NAMES } from '@verstak/contracts/staffWords.texts'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { momentOf } from '../frame/adminDates.ts'
import { sheetsPageTexts as texts } from './sheetsPage.texts.ts'

export interface PickingSheetProps {
  sheet: EndpointResponse<typeof readPickingSheets>['sheets'][number]
}

/** What is fetched for one order: by place and category, with a box to tick for each line. */
export function PickingSheet({ sheet }: PickingSheetProps) {
  const id = `sheet-${sheet.guid}`
  const lines = sheet.places.flatMap(({ groups }) => groups.flatMap((group) => group.lines))
  return (
    <article className={paper} aria-labelledby={id}>
      <h2 className={title} id={id}>
        {texts.sheetOf(sheet.number)}
      </h2>
      <p>
        {[
          texts.created(momentOf(sheet.createdAt)),
          texts.due(sheet.deliveryDate.split('-').reverse().join('.')),
          `${DELIVERY_NAMES[sheet.deliveryType]}, ${sheet.address}`,
        ].join(' · ')}
      </p>
      <p>
        {sheet.contactName}, {sheet.phone.replace(/^(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2-$3-$4')}
      </p>
      {sheet.comment !== '' && (
        <p>
          {texts.comment}: {sheet.comment}
        </p>
      )}
      {sheet.places.map(({ office, groups }) => (
        <section key={office ?? ''}>
          <h3 className={placeTitle}>{office ?? texts.noPlace}</h3>
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{texts.taken}</th>
                <th scope="col">{texts.code}</th>
                <th scope="col">{texts.name}</th>
                <th scope="col" className={figure}>
                  {texts.quantity}
                </th>
              </tr>
            </thead>
            {groups.map(({ category, lines: ofGroup }) => (
              <tbody key={category ?? ''}>
                <tr>
                  <th scope="rowgroup" colSpan={4} className={groupTitle}>
                    {category ?? texts.noCategory}
                  </th>
                </tr>
                {ofGroup.map((line) => (
                  <tr key={line.position}>
                    <td aria-hidden>
                      <span className={box} />
                    </td>
                    <td>{line.code}</td>
                    <td>
                      {line.name}
                      {line.isMarked && <small> {texts.marked}</small>}
                    </td>
                    <td className={figure}>{line.quantity}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      ))}
      <p className={foot}>
        <span>{texts.total(lines.reduce((sum, { quantity }) => sum + quantity, 0))}</span>
        <span>{texts.collector} ____________________</span>
      </p>
    </article>
  )
}

const title = css`
  font-size: ${fontSize.s20};
  line-height: ${lineHeight.s20};
  font-weight: ${weight.semibold};
`

const placeTitle = css`
  margin-top: ${space.s8};
  font-weight: ${weight.semibold};
`

const groupTitle = css`
  color: ${color.textMuted};
  font-weight: ${weight.medium};
`

const figure = css`
  width: 56px;
  text-align: right;
  font-variant-numeric: tabular-nums;
`

const box = css`
  display: inline-block;
  width: 16px;
  height: 16px;
  border: 1px solid ${color.lineStrong};
`

const table = css`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space.s4} ${space.s8};
    border-bottom: 1px solid ${color.lineDefault};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th:first-child,
  td:first-child {
    width: 64px;
  }

  td:nth-child(2),
  thead th:nth-child(2) {
    width: 128px;
  }

  .${figure} {
    text-align: right;
  }
`

const foot = css`
  display: flex;
  justify-content: space-between;
  margin-top: ${space.s8};
`

const paper = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: ${space.s24};
  border: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  @media print {
    padding: 0;
    border: 0;
    break-after: page;
  }
`
