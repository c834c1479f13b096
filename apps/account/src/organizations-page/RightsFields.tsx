import type { MemberRole } from '@verstak/contracts/organization'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { membersTexts as texts } from './members.texts.ts'
import { roleNames } from './organizations.texts.ts'
import * as styles from './organizationsStyles.tsx'

const ROLES = ['purchaser', 'manager', 'owner'] as const
const MAX_LETTERS = 14

export interface RightsFieldsProps {
  /** Whose rights, for screen readers; absent in the form of an invitation. */
  of?: string
  /** Of the user who gives them: a manager gives those of purchasers. */
  ownRole: MemberRole
  role: MemberRole
  /** Rubles, as typed. */
  limit: string
  error: string | undefined
  onChange: (rights: { role: MemberRole; limit: string }) => void
}

/** Role of a member, and of a purchaser what one of his orders may cost. */
export function RightsFields({ of, ownRole, role, limit, error, onChange }: RightsFieldsProps) {
  const roles = ROLES.filter((one) => ownRole === 'owner' || one === 'purchaser')
  return (
    <div className={styles.fields}>
      <Select
        label={texts.role}
        aria-label={of === undefined ? undefined : texts.roleOf(of)}
        name="role"
        value={role}
        onChange={({ target }) => onChange({ role: target.value as MemberRole, limit })}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleNames[one]}
          </option>
        ))}
      </Select>
      {role === 'purchaser' && (
        <TextField
          label={texts.limit}
          aria-label={of === undefined ? undefined : texts.limitOf(of)}
          name="limit"
          inputMode="decimal"
          autoComplete="off"
          placeholder={texts.noLimit}
          maxLength={MAX_LETTERS}
          value={limit}
          error={error}
          onChange={({ target }) => onChange({ role, limit: target.value })}
        />
      )}
    </div>
  )
}
