/** The Permit2 contract, at one address on every chain: allowances that it keeps draw on the one that it has itself. */
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
