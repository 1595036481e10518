/** Selectors of the functions of tokens: the first four bytes of keccak256 of each signature. */
export const tokenSelectors = {
  /** `name()`, as in ERC-20 and ERC-721. */
  name: '0x06fdde03',
  /** `symbol()`, as in ERC-20 and ERC-721. */
  symbol: '0x95d89b41',
  /** `decimals()` (ERC-20). */
  decimals: '0x313ce567',
  /** `balanceOf(address)` (ERC-20). */
  balanceOf: '0x70a08231',
  /** `approve(address,uint256)` (ERC-20). */
  approve: '0x095ea7b3',
  /** `allowance(address,address)` (ERC-20). */
  allowance: '0xdd62ed3e',
  /** `ownerOf(uint256)` (ERC-721). */
  ownerOf: '0x6352211e',
  /** `getApproved(uint256)` (ERC-721). */
  getApproved: '0x081812fc',
  /** `tokenURI(uint256)` (ERC-721). */
  tokenUri: '0xc87b56dd',
  /** `isApprovedForAll(address,address)` (ERC-721, ERC-1155). */
  isApprovedForAll: '0xe985e9c5',
  /** `balanceOf(address,uint256)` (ERC-1155). */
  balanceOfId: '0x00fdd58e',
  /** `uri(uint256)` (ERC-1155). */
  uri: '0x0e89341c',
  /** `allowance(address,address,address)` of Permit2. */
  permit2Allowance: '0x927da105',
} as const;
