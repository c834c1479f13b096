import { css } from '@linaria/core'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { useTopics } from './useTopics.ts'

/** Categories named below a department; the rest stand on its page. */
export const CHILDREN_SHOWN = 5
const PICTURE_SIZE = 56

/** Departments with the first of their categories. */
export function CataloguePanel() {
  const { topics } = useTopics()
  return (
    <ul className={columns}>
      {topics.map(({ id, name, url, image, children }) => (
        <li key={id} className={department}>
          <Picture src={image} alt="" size={PICTURE_SIZE} />
          <div>
            <Link href={url} className={heading}>
              {name}
            </Link>
            <ul>
              {children.slice(0, CHILDREN_SHOWN).map((child) => (
                <li key={child.id}>
                  <Link href={child.url} className={category}>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

const columns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s24} ${space.s32};

  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const department = css`
  display: grid;
  grid-template-columns: ${PICTURE_SIZE}px minmax(0, 1fr);
  gap: ${space.s16};
`

const heading = css`
  display: inline-block;
  margin-bottom: ${space.s4};
  color: ${color.textPrimary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
`

const category = css`
  display: inline-block;
  padding: 3px 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
