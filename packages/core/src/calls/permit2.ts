/**
 * The Permit2 contract, at one address on every chain: its allowances draw on the token allowance of Permit2
 * itself.
 */
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
