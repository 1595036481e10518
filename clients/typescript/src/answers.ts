import type { components, operations } from './generated/api.ts';

type Schemas = components['schemas'];

/** Network by its rpcName, or by its chain id as a string. */
export type NetworkName = operations['getBalance']['parameters']['query']['network'];

/** The balance of an address: `balance` in coin, `balanceWei` in wei, both decimal strings. */
export type Balance = Schemas['Balance'];

/** The maximum cost of a transfer, and the nonce and fees to sign it with. */
export type GasEstimate = Schemas['GasEstimate'];

/** The simulated and declared effects of a call, and how far the nodes agree. */
export type Simulation = Schemas['Simulation'];

/** The approvals of an address, as far as the logs were scanned. */
export type Approvals = Schemas['Approvals'];

/** The coin and the tokens that an address holds, in the smallest units. */
export type Tokens = Schemas['Tokens'];

/** The positions of an address in pools. */
export type Positions = Schemas['Positions'];

/** The NFTs that an address holds, from the scanned blocks. */
export type Nfts = Schemas['Nfts'];

/** The token and NFT transfers of an address, from the scanned blocks. */
export type Transfers = Schemas['Transfers'];

/** The hash of a transaction that the network received. */
export type SentTransaction = Schemas['SentTransaction'];

/** A transaction that the network knows, pending or in a block. */
export type Transaction = Schemas['Transaction'];

/** A network that the API supports. */
export type Network = Schemas['Network'];

/** The codes of problems that this version knows. */
export type ProblemCode = Schemas['ProblemCode'];

/** Health of the API. */
export type Health = Schemas['Health'];
