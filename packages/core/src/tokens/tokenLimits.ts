/**
 * Limits of a token's facts, the same in forms, rules and contract answers.
 *
 * ERC-20 allows 255 decimals; no token in use has more than 36, and a uint256 has only 78 digits.
 */
export const tokenLimits = { name: 100, symbol: 20, icon: 8, decimals: 36 } as const;
