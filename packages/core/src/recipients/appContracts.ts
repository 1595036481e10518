/** Contract of an app that moves tokens for its users: they approve it, and never send to it. */
export interface AppContract {
  readonly name: string;
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** EIP-155; on other chains the address may hold something else. */
  readonly chainIds: readonly number[];
}

/** Ethereum, OP Mainnet, BNB Smart Chain, Polygon, Base, Arbitrum One and Avalanche. */
const MAINNETS = [1, 10, 56, 137, 8453, 42161, 43114];

/**
 * Contracts whose address their makers have published. No exchange's deposit address is among them: each customer has one of their own.
 *
 * - 1inch: `getLimitOrderContract` of `1inch/limit-order-sdk`, and `AggregationRouterV5` of `1inch/1inch-sdk-go`
 * - Uniswap: 'Universal Router', docs.uniswap.org/contracts/v4/deployments
 * - 0x: 'ExchangeProxy', 0x.org/docs/developer-resources/contract-addresses
 * - KyberSwap: 'MetaAggregationRouterV2', docs.kyberswap.com/kyberswap-solutions/kyberswap-aggregator/contracts
 *
 * All read on 29 November 2026.
 */
export const appContracts: readonly AppContract[] = [
  { name: '1inch', address: '0x111111125421cA6dc452d289314280a0f8842A65', chainIds: MAINNETS },
  { name: '1inch', address: '0x1111111254EEB25477B68fb85Ed929f73A960582', chainIds: MAINNETS },
  { name: 'Uniswap', address: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', chainIds: [1] },
  { name: 'Uniswap', address: '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507', chainIds: [10] },
  { name: 'Uniswap', address: '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07', chainIds: [56] },
  { name: 'Uniswap', address: '0x1095692A6237d83C6a72F3F5eFEdb9A670C49223', chainIds: [137] },
  { name: 'Uniswap', address: '0x6fF5693b99212Da76ad316178A184AB56D299b43', chainIds: [8453] },
  { name: 'Uniswap', address: '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3', chainIds: [42161] },
  { name: '0x', address: '0xDef1C0ded9bec7F1a1670819833240f027b25EfF', chainIds: [1, 56] },
  { name: 'KyberSwap', address: '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5', chainIds: MAINNETS },
];
