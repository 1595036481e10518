/**
 * The bounds of what is known of a token, the same in forms, rules and answers of a contract.
 *
 * ERC-20 allows 255 decimals; nothing that people hold has more than 36, and a uint256 has only 78 digits.
 */
export const tokenLimits = { name: 100, symbol: 20, icon: 8, decimals: 36 } as const;
