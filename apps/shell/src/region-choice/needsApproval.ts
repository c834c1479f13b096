/** What decides whether a visitor is asked for his region. */
export interface ApprovalInput {
  /** He is known, and his region with him. */
  isTrusted: boolean
  /** He has said already that the region is his. */
  isApproved: boolean
  /** Name of the region. */
  name: string
}

/** True when the visitor shall be asked whether the region is his (REGION-005). */
export const needsApproval = ({ isTrusted, isApproved, name }: ApprovalInput): boolean =>
  !isTrusted && !isApproved && name !== ''
