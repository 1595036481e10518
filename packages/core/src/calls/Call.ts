import type { UnknownCall } from './UnknownCall.ts';

/** Address that a router pays; 'sender' and 'contract' stand for the sender and the router itself. */
export type Recipient = { readonly address: string } | 'sender' | 'contract';

/** Standard of a contract, if known: ERC-20 and ERC-721 share some calls byte for byte. */
export type TokenStandard = 'erc20' | 'erc721' | 'erc1155';

/** Signature that a call passes on (secp256k1). */
export interface PassedSignature {
  readonly v: number;
  /** 32 bytes, 0x-prefixed. */
  readonly r: string;
  readonly s: string;
}

/** Fields of every contract call. */
interface ContractCall {
  /** Checksum address of the called contract (EIP-55). */
  readonly contract: string;
  /** Value in wei. An inner call has 0: the coin belongs to the outer call. */
  readonly value: bigint;
}

/** Transfer of the coin without call data. */
export interface NativeTransferCall {
  readonly kind: 'nativeTransfer';
  readonly to: string;
  readonly value: bigint;
}

/** ERC-20 `transfer`. */
export interface TokenTransferCall extends ContractCall {
  readonly kind: 'tokenTransfer';
  readonly to: string;
  readonly amount: bigint;
}

/** `transferFrom` of ERC-20 or ERC-721, which are the same bytes. */
export interface TransferFromCall extends ContractCall {
  readonly kind: 'transferFrom';
  /** Undefined if the standard of the contract is unknown. */
  readonly standard: 'erc20' | 'erc721' | undefined;
  readonly from: string;
  readonly to: string;
  /** An amount of ERC-20, the id of an ERC-721 token. */
  readonly amountOrId: bigint;
}

/** `approve` of ERC-20 or ERC-721, which are the same bytes. */
export interface ApproveCall extends ContractCall {
  readonly kind: 'approve';
  /** Undefined if the standard of the contract is unknown. */
  readonly standard: 'erc20' | 'erc721' | undefined;
  readonly spender: string;
  /** An amount of ERC-20, the id of an ERC-721 token. */
  readonly amountOrId: bigint;
}

/** `increaseAllowance` and `decreaseAllowance`, extensions of many ERC-20 tokens. */
export interface ChangeAllowanceCall extends ContractCall {
  readonly kind: 'changeAllowance';
  readonly direction: 'increase' | 'decrease';
  readonly spender: string;
  readonly amount: bigint;
}

/** `permit` of ERC-2612: an allowance that the owner has signed elsewhere. */
export interface PermitCall extends ContractCall {
  readonly kind: 'permit';
  readonly owner: string;
  readonly spender: string;
  readonly amount: bigint;
  /** Seconds since 1970. */
  readonly deadline: bigint;
  readonly signature: PassedSignature;
}

/** `permit` in the form of DAI: all or nothing. */
export interface DaiPermitCall extends ContractCall {
  readonly kind: 'daiPermit';
  readonly owner: string;
  readonly spender: string;
  readonly nonce: bigint;
  /** Seconds since 1970; 0 means that it never expires. */
  readonly expiry: bigint;
  readonly allowed: boolean;
  readonly signature: PassedSignature;
}

/** `safeTransferFrom` of ERC-721, with or without data for the recipient's code. */
export interface NftTransferCall extends ContractCall {
  readonly kind: 'nftTransfer';
  readonly from: string;
  readonly to: string;
  readonly id: bigint;
  /** Undefined in the form without data. */
  readonly data: string | undefined;
}

/** `setApprovalForAll` of ERC-721 and ERC-1155. */
export interface ApproveAllCall extends ContractCall {
  readonly kind: 'approveAll';
  readonly operator: string;
  readonly isApproved: boolean;
}

/** `approve` of Permit2: an allowance for a spender of a token through Permit2. */
export interface Permit2ApproveCall extends ContractCall {
  readonly kind: 'permit2Approve';
  readonly token: string;
  readonly spender: string;
  readonly amount: bigint;
  /** Seconds since 1970; 0 stands for the time of the call's block. */
  readonly expiration: bigint;
}

/** `lockdown` of Permit2: revokes the allowances of these pairs of token and spender. */
export interface Permit2LockdownCall extends ContractCall {
  readonly kind: 'permit2Lockdown';
  readonly approvals: readonly { readonly token: string; readonly spender: string }[];
}

/** Token id and amount in an ERC-1155 contract. */
export interface MultiTokenAmount {
  readonly id: bigint;
  readonly amount: bigint;
}

/** `safeTransferFrom` and `safeBatchTransferFrom` of ERC-1155. */
export interface MultiTokenTransferCall extends ContractCall {
  readonly kind: 'multiTokenTransfer';
  readonly isBatch: boolean;
  readonly from: string;
  readonly to: string;
  readonly items: readonly MultiTokenAmount[];
  readonly data: string;
}

/** `deposit` of the network's wrapped coin (WETH9): wraps the value of the call. */
export interface WrapCall extends ContractCall {
  readonly kind: 'wrap';
}

/** `withdraw` of the network's wrapped coin (WETH9). */
export interface UnwrapCall extends ContractCall {
  readonly kind: 'unwrap';
  readonly amount: bigint;
}

/** `deposit`, `mint`, `withdraw` and `redeem` of ERC-4626: the first two take assets, the last two take shares. */
export interface VaultCall extends ContractCall {
  readonly kind: 'vault';
  readonly action: 'deposit' | 'mint' | 'withdraw' | 'redeem';
  /** Assets with deposit and withdraw, shares with mint and redeem. */
  readonly amount: bigint;
  readonly receiver: string;
  /** Owner of the redeemed shares; undefined with deposit and mint. */
  readonly owner: string | undefined;
  /**
   * Highest loss on a withdrawal before the call fails, in hundredths of a percent (`maxLoss` of Yearn V3); absent if the call does
   * not set it.
   */
  readonly maxLossBps?: bigint;
}

/** Swap through a router of Uniswap v2 or v3, or one with the same interface. */
export interface SwapCall extends ContractCall {
  readonly kind: 'swap';
  /** Router02 of v2, SwapRouter of v3, or SwapRouter02, which has both. */
  readonly router: 'v2Router02' | 'v3SwapRouter' | 'swapRouter02';
  readonly pools: 'v2' | 'v3';
  /** Amount that is exact; the other one is a bound. */
  readonly exact: 'input' | 'output';
  /** Token contracts from the one paid to the one received, at least two; the wrapped coin stands for the coin. */
  readonly path: readonly string[];
  /** Fee of each pool on the path, in millionths; empty with v2. */
  readonly fees: readonly number[];
  /** True if the sender pays coin; a v3 router takes it from the value of the call. */
  readonly paysCoin: boolean;
  /** True if the router pays out coin. */
  readonly receivesCoin: boolean;
  /** Exact or maximum; undefined if the router spends all that it holds. */
  readonly amountIn: bigint | undefined;
  /** Exact or minimum. */
  readonly amountOut: bigint;
  readonly recipient: Recipient;
  /** Seconds since 1970; undefined if the outer call has the deadline. */
  readonly deadline: bigint | undefined;
  /** True if the token may deduct a fee from each transfer. */
  readonly takesTransferFee: boolean;
  /** Square root of the price at which the swap stops early, × 2^96; 0 for no limit. */
  readonly priceLimit: bigint;
}

/** Payout of a v3 router's balance after a swap: `unwrapWETH9`, `sweepToken`, `refundETH`. */
export interface RouterPayoutCall extends ContractCall {
  readonly kind: 'routerPayout';
  readonly action: 'unwrap' | 'sweep' | 'refund';
  /** Token that is swept; undefined for coin. */
  readonly token: string | undefined;
  readonly amountMin: bigint;
  readonly recipient: Recipient;
}

/** `selfPermit` and its variants: the router passes on the sender's permit for itself. */
export interface SelfPermitCall extends ContractCall {
  readonly kind: 'selfPermit';
  readonly token: string;
  /** Undefined in the form of DAI, which permits any amount. */
  readonly amount: bigint | undefined;
  /** Nonce in the form of DAI; undefined in that of ERC-2612, whose contract knows it. */
  readonly nonce: bigint | undefined;
  /** True if the router passes it on only when the current allowance is too low. */
  readonly isIfNecessary: boolean;
  /** Seconds since 1970. */
  readonly deadline: bigint;
  readonly signature: PassedSignature;
}

/** Item of a Seaport order. */
export interface OrderItem {
  /** NATIVE 0, ERC20 1, ERC721 2, ERC1155 3. */
  readonly itemType: number;
  /** Contract; the zero address for coin. */
  readonly token: string;
  /** Token id; 0 for coin and ERC-20. */
  readonly id: bigint;
  /** Smallest units at `startTime`; between the two times, the amount is interpolated to `endAmount`. */
  readonly startAmount: bigint;
  readonly endAmount: bigint;
}

/** Item of a Seaport order that a recipient must receive in return for the offer. */
export interface OrderPayment extends OrderItem {
  readonly recipient: string;
}

/** Terms of a Seaport order: its maker gives `offer` for `consideration`. */
export interface OrderTerms {
  readonly offerer: string;
  readonly zone: string;
  readonly offer: readonly OrderItem[];
  readonly consideration: readonly OrderPayment[];
  /** FULL_OPEN 0, PARTIAL_OPEN 1, FULL_RESTRICTED 2, PARTIAL_RESTRICTED 3. */
  readonly orderType: number;
  /** Seconds since 1970. */
  readonly startTime: bigint;
  readonly endTime: bigint;
  readonly zoneHash: string;
  readonly salt: bigint;
  readonly conduitKey: string;
}

/**
 * Fulfils a signed order: `fulfillBasicOrder` and its gas-efficient variant, `fulfillOrder`, `fulfillAdvancedOrder` of Seaport 1.6.
 */
export interface FulfillOrderCall extends ContractCall {
  readonly kind: 'fulfillOrder';
  readonly form: 'basic' | 'order' | 'advanced';
  readonly order: OrderTerms;
  /** Number of payments that the maker has signed; the fulfiller adds those after them. */
  readonly signedPayments: bigint;
  /** Fraction of the order that is fulfilled; 1/1 for all of it. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly signature: string;
  /** Conduit through which Seaport takes the fulfiller's items; 32 zero bytes for no conduit. */
  readonly fulfillerConduitKey: string;
  /** Receives the offered items. */
  readonly recipient: Recipient;
}

/** `cancel` of Seaport: cancels these orders of the sender. */
export interface CancelOrdersCall extends ContractCall {
  readonly kind: 'cancelOrders';
  readonly orders: readonly (OrderTerms & { readonly counter: bigint })[];
}

/** `incrementCounter` of Seaport: cancels all orders that the sender has signed so far. */
export interface IncrementCounterCall extends ContractCall {
  readonly kind: 'incrementCounter';
}

/** `submit` of Lido: stakes the value of the call. */
export interface StakeCall extends ContractCall {
  readonly kind: 'stake';
}

/** `wrap` and `unwrap` of Lido's wstETH: between stETH, whose balance grows, and wstETH, whose balance stays. */
export interface WrapStakedCall extends ContractCall {
  readonly kind: 'wrapStaked' | 'unwrapStaked';
  /** Amount of stETH to wrap, or of wstETH to unwrap. */
  readonly amount: bigint;
}

/** `requestWithdrawals` of Lido's queue: unstakes stETH, which waits in the queue. */
export interface RequestWithdrawalsCall extends ContractCall {
  readonly kind: 'requestWithdrawals';
  /** Amounts of stETH, one per request. */
  readonly amounts: readonly bigint[];
  /** Account that can claim the coin; the zero address stands for the sender. */
  readonly owner: string;
}

/** `claimWithdrawal` of Lido's queue: pays the coin of a request to its owner. */
export interface ClaimWithdrawalCall extends ContractCall {
  readonly kind: 'claimWithdrawal';
  readonly requestId: bigint;
}

/** Several calls of one contract in one transaction. */
export interface MulticallCall extends ContractCall {
  readonly kind: 'multicall';
  /** Seconds since 1970; undefined in the form without one. */
  readonly deadline: bigint | undefined;
  readonly calls: readonly Call[];
}

/** Decoded call. Addresses have checksums (EIP-55), amounts are in the smallest unit. */
export type Call =
  | NativeTransferCall
  | TokenTransferCall
  | TransferFromCall
  | ApproveCall
  | ChangeAllowanceCall
  | PermitCall
  | DaiPermitCall
  | NftTransferCall
  | ApproveAllCall
  | Permit2ApproveCall
  | Permit2LockdownCall
  | MultiTokenTransferCall
  | WrapCall
  | UnwrapCall
  | VaultCall
  | SwapCall
  | RouterPayoutCall
  | SelfPermitCall
  | FulfillOrderCall
  | CancelOrdersCall
  | IncrementCounterCall
  | StakeCall
  | WrapStakedCall
  | RequestWithdrawalsCall
  | ClaimWithdrawalCall
  | MulticallCall
  | UnknownCall;
