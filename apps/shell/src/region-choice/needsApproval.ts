/** Input for the decision whether to ask a visitor for his region. */
export interface ApprovalInput {
  /** The visitor is signed in, so his region is known. */
  isTrusted: boolean
  /** The visitor has already confirmed the region. */
  isApproved: boolean
  /** Name of the region. */
  name: string
}

/** True when the visitor must be asked whether the region is right (REGION-005). */
export const needsApproval = ({ isTrusted, isApproved, name }: ApprovalInput): boolean =>
  !isTrusted && !isApproved && name !== ''
