import { css } from '@linaria/core'
import { CATALOGUE_ID } from '@verstak/contracts/address'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { homeTexts } from './homePage.texts.ts'
import { useDepartments } from './useDepartments.ts'

export interface DepartmentsProps {
  device: 'desktop' | 'phone'
}

/** Categories named in a cell. */
const CHILDREN_SHOWN = 3
const PICTURE_SIZE = 120

/** The departments with their first categories, on one sheet. */
export function Departments({ device }: DepartmentsProps) {
  const { departments, size } = useDepartments()
  return (
    <section id={CATALOGUE_ID} aria-labelledby={`${CATALOGUE_ID}-title`} data-first-block>
      <Heading level={2} id={`${CATALOGUE_ID}-title`} note={homeTexts.catalogueSize(size)} className={title}>
        {homeTexts.catalogue}
      </Heading>
      <ul className={sheet} data-device={device}>
        {departments.map(({ id, name, url, image, count, children }) => (
          <li key={id} className={cell}>
            <div>
              <h3>
                <Link href={url} className={department}>
                  {name}
                </Link>
              </h3>
              <small className={quiet}>{count === null ? '\u00A0' : homeTexts.products(count)}</small>
              {device === 'desktop' && (
                <ul>
                  {children.slice(0, CHILDREN_SHOWN).map((child) => (
                    <li key={child.id}>
                      <Link href={child.url} className={category}>
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <Picture src={image} alt="" size={PICTURE_SIZE} className={drawing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const title = css`
  margin-bottom: ${space.s10};
`

/* The whole cell links to its department; the category links are above that link. */
const department = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.bold};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focusRing};
    outline-offset: -3px;
  }
`

const quiet = css`
  display: block;
  margin-bottom: ${space.s6};
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const category = css`
  position: relative;
  display: inline-block;
  padding: 2px 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s14};
`

const drawing = css`
  align-self: center;
  justify-self: end;
  width: 96px;

  @media (min-width: 1200px) {
    width: ${PICTURE_SIZE}px;
  }
`

/* Hairlines at the top and left; the sheet clips those of the outer cells. */
const cell = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s12};
  min-height: 148px;
  margin: -1px 0 0 -1px;
  padding: ${space.s12} ${space.s20} ${space.s10};
  border: solid ${color.lineHair};
  border-width: 1px 0 0 1px;
`

const sheet = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  /* A single last cell takes the whole row. */
  > .${cell}:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  @media (min-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > .${cell}:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }

  &[data-device='phone'] > .${cell} {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${space.s4};
    padding: ${space.s12};
  }

  &[data-device='phone'] > .${cell}:last-child:nth-child(odd) {
    flex-direction: row;
    min-height: 0;
  }

  &[data-device='phone'] .${department} {
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s14};
  }

  &[data-device='phone'] .${drawing} {
    align-self: flex-end;
  }
`
