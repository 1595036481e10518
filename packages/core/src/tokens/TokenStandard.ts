/** Standard of a contract, if known: ERC-20 and ERC-721 share some calls byte for byte. */
export type TokenStandard = 'erc20' | 'erc721' | 'erc1155';
