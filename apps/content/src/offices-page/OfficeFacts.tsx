import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { officesTexts as texts } from './offices.texts.ts'

/** How goods are fetched at a shop. */
export function OfficeFacts() {
  return (
    <ul className={row}>
      {texts.facts.map(([title, text]) => (
        <li key={title} className={cell}>
          <Heading level={2} look="minor">
            {title}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
      <li className={cell}>
        <Heading level={2} look="minor">
          {texts.noTown}
        </Heading>
        <p>
          <Link href="/region-delivery/" className={link}>
            {texts.toDelivery}
          </Link>
        </p>
      </li>
    </ul>
  )
}

const link = css`
  color: ${color.textLink};
  text-decoration: underline;
`

const cell = css`
  padding: ${space.s16} ${space.s20};
  background-color: ${color.surfaceCard};
`

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 1px;
  overflow: hidden;
  margin-top: ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.lineHair};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
