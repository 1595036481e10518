/** Text ids of the titles of pending and failed approvals, by the title of a confirmed one. */
export const approvalTitles = {
  'callHistory.approve': { pending: 'callHistory.approving', failed: 'callHistory.notApproved' },
  'callHistory.approveAll': { pending: 'callHistory.approving', failed: 'callHistory.notApproved' },
  'callHistory.revoke': { pending: 'callHistory.revoking', failed: 'callHistory.notRevoked' },
  'callHistory.changeAllowance': { pending: 'callHistory.changing', failed: 'callHistory.notChanged' },
} as const;
