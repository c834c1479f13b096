import type { MemberRole } from '@verstak/contracts/organization'
import type { StaffRole } from '@verstak/contracts/staffRole'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface ShopUserTable {
  id: GeneratedAlways<number>
  first_name: ColumnType<string | null, string | null | undefined>
  last_name: ColumnType<string | null, string | null | undefined>
  email: ColumnType<string | null, string | null | undefined>
  /** Ten digits, without the leading 7. */
  phone: ColumnType<string | null, string | null | undefined>
  is_trusted: Generated<boolean>
  is_staff: Generated<boolean>
  /** Says nothing of who is no staff. */
  staff_role: Generated<StaffRole>
  /** Argon2id in PHC format. */
  password_hash: ColumnType<string | null, string | null | undefined>
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined>
  phone_confirmed_at: ColumnType<Date | null, Date | null | undefined>
  /** Registered as the representative of a company. */
  is_company: Generated<boolean>
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface OrganizationTable {
  id: GeneratedAlways<number>
  crm_id: ColumnType<string | null, string | null | undefined>
  name: string
  inn: string
  kpp: string | null
  activity_type: ColumnType<string | null, string | null | undefined>
  has_extended_access: Generated<boolean>
  is_schlumberger: Generated<boolean>
  is_new: Generated<boolean>
  wholesale_type: ColumnType<string | null, string | null | undefined>
  /** 0…4, see the price rules. */
  wholesale_level: ColumnType<number | null, number | null | undefined>
  /** Kopecks that it may owe; 0 = it pays nothing later. */
  deferred_limit: Generated<number>
  deferred_days: Generated<number>
  ogrn: ColumnType<string | null, string | null | undefined>
  legal_address: ColumnType<string | null, string | null | undefined>
  postal_address: ColumnType<string | null, string | null | undefined>
  settlement_account: ColumnType<string | null, string | null | undefined>
  bank_bik: ColumnType<string | null, string | null | undefined>
  bank_name: ColumnType<string | null, string | null | undefined>
  correspondent_account: ColumnType<string | null, string | null | undefined>
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface OrganizationMemberTable {
  user_id: number
  organization_id: number
  role: MemberRole
  is_active: Generated<boolean>
  is_main: Generated<boolean>
  /** Most that one order may cost, kopecks; null = any sum. */
  order_limit: ColumnType<number | null, number | null | undefined>
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface OrganizationInvitationTable {
  id: GeneratedAlways<number>
  token_hash: Buffer
  organization_id: number
  /** In small letters. */
  email: string
  role: MemberRole
  order_limit: number | null
  invited_by: number
  sent_at: Date
  expires_at: Date
}

/** How a user proved who he is. */
export type SignInMethod = 'sms' | 'password' | 'code' | 'social' | 'passkey' | 'registration' | 'recovery' | 'console'

export type SessionEndReason =
  'sign-out' | 'ended-elsewhere' | 'ended-by-staff' | 'token-reuse' | 'password-change' | 'recovery' | 'renewed'

interface UserSessionTable {
  id: Generated<string>
  user_id: number
  method: SignInMethod
  device: string
  ip: string | null
  created_at: ColumnType<Date, Date | undefined, Date>
  last_seen_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
  /** Its admin token is renewed with the others. */
  is_admin: Generated<boolean>
  ended_at: ColumnType<Date | null, Date | null | undefined>
  end_reason: ColumnType<SessionEndReason | null, SessionEndReason | null | undefined>
  /** The staff member who has ended it; null for other ends. */
  ended_by: ColumnType<number | null, number | null | undefined>
}

interface SessionTokenTable {
  token_hash: Buffer
  session_id: string
  scope: 'access' | 'refresh' | 'admin'
  created_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
  used_at: ColumnType<Date | null, Date | null | undefined>
  successor_salt: ColumnType<Buffer | null, Buffer | null | undefined>
}

interface RememberedDeviceTable {
  id: Generated<string>
  user_id: number
  token_hash: Buffer
  device: string
  created_at: ColumnType<Date, Date | undefined, Date>
  last_used_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
}

interface KnownDeviceTable {
  user_id: number
  token_hash: Buffer
  first_seen_at: Date
  last_seen_at: Date
}

interface EmailConfirmationTable {
  token_hash: Buffer
  user_id: number
  email: string
  expires_at: Date
  used_at: ColumnType<Date | null, Date | null | undefined>
}

interface SignInFlowTable {
  token_hash: Buffer
  state: ColumnType<unknown, string, string>
  updated_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
}

export type CodePurpose =
  'sign-in' | 'registration' | 'safe-sign-in' | 'new-phone' | 'new-email' | 'step-up' | 'guest-orders'

interface OneTimeCodeTable {
  flow_hash: Buffer
  purpose: CodePurpose
  channel: 'phone' | 'email'
  target: string
  code_hash: Buffer
  tries: Generated<number>
  sent_at: Date
  expires_at: Date
  used_at: ColumnType<Date | null, Date | null | undefined>
}

interface SignInLimitTable {
  key: string
  points: Generated<number>
  /** Milliseconds since 1970. */
  expire: string | null
}

interface PasswordRecoveryTable {
  token_hash: Buffer
  user_id: number
  created_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
  used_at: ColumnType<Date | null, Date | null | undefined>
}

interface SocialIdentityTable {
  provider: string
  subject: string
  user_id: number
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface PasskeyTable {
  credential_id: string
  user_id: number
  public_key: Buffer
  sign_count: ColumnType<string, number, number>
  transports: Generated<string[]>
  name: string
  created_at: ColumnType<Date, Date | undefined, Date>
  last_used_at: ColumnType<Date | null, Date | null | undefined>
}

interface SearchHistoryTable {
  id: GeneratedAlways<number>
  user_id: number
  query: string
  at: Date
}

/** Tables of users and their sessions. */
export interface SessionTables {
  shop_user: ShopUserTable
  organization: OrganizationTable
  organization_member: OrganizationMemberTable
  organization_invitation: OrganizationInvitationTable
  user_session: UserSessionTable
  session_token: SessionTokenTable
  remembered_device: RememberedDeviceTable
  known_device: KnownDeviceTable
  email_confirmation: EmailConfirmationTable
  sign_in_flow: SignInFlowTable
  one_time_code: OneTimeCodeTable
  sign_in_limit: SignInLimitTable
  password_recovery: PasswordRecoveryTable
  social_identity: SocialIdentityTable
  passkey: PasskeyTable
  search_history: SearchHistoryTable
}
