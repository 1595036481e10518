import type { components, operations } from './generated/api.ts';

type Schemas = components['schemas'];

/** Name of a network in a request: its rpcName, or its chain id as a string. */
export type NetworkName = operations['getBalance']['parameters']['query']['network'];

/** Coin balance of an address: `balance` in coin, `balanceWei` in wei, both decimal strings. */
export type Balance = Schemas['Balance'];

/** Highest cost of a transfer, and the nonce and fees to sign it with. */
export type GasEstimate = Schemas['GasEstimate'];

/** Simulated and declared effects of a call for its sender, and their reliability. */
export type Simulation = Schemas['Simulation'];

/** Approvals of an address's tokens, as far as the logs were read. */
export type Approvals = Schemas['Approvals'];

/** Coin and tokens of an address, in the smallest units. */
export type Tokens = Schemas['Tokens'];

/** Positions of an address in pools. */
export type Positions = Schemas['Positions'];

/** NFTs of an address, among those received in some blocks. */
export type Nfts = Schemas['Nfts'];

/** Incoming and outgoing transfers of tokens and NFTs, in some blocks. */
export type Transfers = Schemas['Transfers'];

/** Hash of a broadcast transaction. */
export type SentTransaction = Schemas['SentTransaction'];

/** A transaction that the network knows, pending or in a block. */
export type Transaction = Schemas['Transaction'];

/** A network that the API supports. */
export type Network = Schemas['Network'];

/** Codes of problems that this version knows. */
export type ProblemCode = Schemas['ProblemCode'];

/** Confirmation that the API answers. */
export type Health = Schemas['Health'];
