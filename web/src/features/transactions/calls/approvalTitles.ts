/** Text ids of the titles of approvals that changed nothing yet, or never will, by the title of a completed one. */
export const approvalTitles = {
  'callHistory.approve': { pending: 'callHistory.approving', failed: 'callHistory.notApproved' },
  'callHistory.approveAll': { pending: 'callHistory.approving', failed: 'callHistory.notApproved' },
  'callHistory.revoke': { pending: 'callHistory.revoking', failed: 'callHistory.notRevoked' },
  'callHistory.changeAllowance': { pending: 'callHistory.changing', failed: 'callHistory.notChanged' },
} as const;
