import type { UnknownCall } from './UnknownCall.ts';

/** Whom a router pays: an address, or one of the words that stand for the sender and for the router itself. */
export type Recipient = { readonly address: string } | 'sender' | 'contract';

/** What a contract is, where that is known; ERC-20 and ERC-721 have calls that look the same. */
export type TokenStandard = 'erc20' | 'erc721' | 'erc1155';

/** A signature that is passed on in a call (secp256k1). */
export interface PassedSignature {
  readonly v: number;
  /** 32 bytes, 0x-prefixed. */
  readonly r: string;
  readonly s: string;
}

/** What every call of a contract has. */
interface ContractCall {
  /** Who is called: a checksum address (EIP-55). */
  readonly contract: string;
  /** Wei sent along. A call inside another one has 0: the coin belongs to the outer call. */
  readonly value: bigint;
}

/** Coin moves, and no code was asked for anything. */
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
  /** Undefined where nobody knows what the contract is. */
  readonly standard: 'erc20' | 'erc721' | undefined;
  readonly from: string;
  readonly to: string;
  /** An amount of ERC-20, the id of an ERC-721 token. */
  readonly amountOrId: bigint;
}

/** `approve` of ERC-20 or ERC-721, which are the same bytes. */
export interface ApproveCall extends ContractCall {
  readonly kind: 'approve';
  /** Undefined where nobody knows what the contract is. */
  readonly standard: 'erc20' | 'erc721' | undefined;
  readonly spender: string;
  /** An amount of ERC-20, the id of an ERC-721 token. */
  readonly amountOrId: bigint;
}

/** `increaseAllowance` and `decreaseAllowance`, which many ERC-20 tokens have besides. */
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

/** `permit` as DAI has it: all, or nothing. */
export interface DaiPermitCall extends ContractCall {
  readonly kind: 'daiPermit';
  readonly owner: string;
  readonly spender: string;
  readonly nonce: bigint;
  /** Seconds since 1970; 0 is never. */
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

/** Permit2's own `approve`: what a spender may take through it of a token. */
export interface Permit2ApproveCall extends ContractCall {
  readonly kind: 'permit2Approve';
  readonly token: string;
  readonly spender: string;
  readonly amount: bigint;
  /** Seconds since 1970; 0 is the time of the block that it is in. */
  readonly expiration: bigint;
}

/** Permit2's `lockdown`: nothing may be taken through it any more, by each of these spenders of each of these tokens. */
export interface Permit2LockdownCall extends ContractCall {
  readonly kind: 'permit2Lockdown';
  readonly approvals: readonly { readonly token: string; readonly spender: string }[];
}

/** How much of which token of an ERC-1155 contract. */
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

/** `deposit` of the network's wrapped coin (WETH9): what is sent along is what is wrapped. */
export interface WrapCall extends ContractCall {
  readonly kind: 'wrap';
}

/** `withdraw` of the network's wrapped coin (WETH9). */
export interface UnwrapCall extends ContractCall {
  readonly kind: 'unwrap';
  readonly amount: bigint;
}

/** `deposit`, `mint`, `withdraw` and `redeem` of ERC-4626: the first two bring assets, the last two shares. */
export interface VaultCall extends ContractCall {
  readonly kind: 'vault';
  readonly action: 'deposit' | 'mint' | 'withdraw' | 'redeem';
  /** Assets with deposit and withdraw, shares with mint and redeem. */
  readonly amount: bigint;
  readonly receiver: string;
  /** Whose shares are given back; undefined with deposit and mint. */
  readonly owner: string | undefined;
  /**
   * How much less than its worth may come of leaving before the call fails, in hundredths of a percent, as Yearn's V3 takes it
   * (`maxLoss`); absent where the call does not say.
   */
  readonly maxLossBps?: bigint;
}

/** A swap by a router of Uniswap v2 or v3, or of one that is called the same way. */
export interface SwapCall extends ContractCall {
  readonly kind: 'swap';
  /** Router02 of v2, SwapRouter of v3, or SwapRouter02, which has both. */
  readonly router: 'v2Router02' | 'v3SwapRouter' | 'swapRouter02';
  readonly pools: 'v2' | 'v3';
  /** Which of the two amounts is as it is; the other one is a bound. */
  readonly exact: 'input' | 'output';
  /** Contracts from what is paid to what comes; the wrapped coin where coin is paid or comes. At least two. */
  readonly path: readonly string[];
  /** Of each pool on the way, in millionths; none with v2. */
  readonly fees: readonly number[];
  /** Whether the router is told to take coin, or to pay it out; a v3 router takes coin from what is sent along. */
  readonly paysCoin: boolean;
  readonly receivesCoin: boolean;
  /** Exact, or the most; undefined where a router spends whatever it has. */
  readonly amountIn: bigint | undefined;
  /** The least, or exact. */
  readonly amountOut: bigint;
  readonly recipient: Recipient;
  /** Seconds since 1970; undefined where the outer call has it. */
  readonly deadline: bigint | undefined;
  /** Whether the token may keep a part of each transfer. */
  readonly takesTransferFee: boolean;
  /** Square root of the price at which it ends early, × 2^96; 0 is none. */
  readonly priceLimit: bigint;
}

/** What a v3 router does with what it holds after a swap: `unwrapWETH9`, `sweepToken`, `refundETH`. */
export interface RouterPayoutCall extends ContractCall {
  readonly kind: 'routerPayout';
  readonly action: 'unwrap' | 'sweep' | 'refund';
  /** Which token is swept; undefined for coin. */
  readonly token: string | undefined;
  readonly amountMin: bigint;
  readonly recipient: Recipient;
}

/** `selfPermit` and its kin: the router passes on a permit of the sender's for itself. */
export interface SelfPermitCall extends ContractCall {
  readonly kind: 'selfPermit';
  readonly token: string;
  /** Undefined in the form of DAI, which allows everything. */
  readonly amount: bigint | undefined;
  /** Of DAI's form; undefined in that of ERC-2612, whose contract knows it. */
  readonly nonce: bigint | undefined;
  /** Whether it is passed on only where the allowance there is does not do. */
  readonly isIfNecessary: boolean;
  /** Seconds since 1970. */
  readonly deadline: bigint;
  readonly signature: PassedSignature;
}

/** One thing of an order of Seaport. */
export interface OrderItem {
  /** NATIVE 0, ERC20 1, ERC721 2, ERC1155 3. */
  readonly itemType: number;
  /** The zero address of coin. */
  readonly token: string;
  /** Which of a collection's tokens; 0 of coin and of ERC-20. */
  readonly id: bigint;
  /** In the smallest unit; in between the two by how much of its time is over. */
  readonly startAmount: bigint;
  readonly endAmount: bigint;
}

/** What somebody is to get for what is offered. */
export interface OrderPayment extends OrderItem {
  readonly recipient: string;
}

/** What an order of Seaport says: its maker gives `offer` for `consideration`. */
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

/** Somebody's signed order is fulfilled: `fulfillBasicOrder` and its efficient twin, `fulfillOrder`, `fulfillAdvancedOrder` of Seaport 1.6. */
export interface FulfillOrderCall extends ContractCall {
  readonly kind: 'fulfillOrder';
  readonly form: 'basic' | 'order' | 'advanced';
  readonly order: OrderTerms;
  /** How many of the payments the maker has signed; what is behind them the fulfiller adds. */
  readonly signedPayments: bigint;
  /** Which part of the order is taken; 1 of 1 is all of it. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly signature: string;
  /** By which conduit Seaport takes what the fulfiller gives; 32 bytes of 0 are none. */
  readonly fulfillerConduitKey: string;
  /** Whose it becomes. */
  readonly recipient: Recipient;
}

/** Seaport's `cancel`: these orders of the sender's cannot be fulfilled any more. */
export interface CancelOrdersCall extends ContractCall {
  readonly kind: 'cancelOrders';
  readonly orders: readonly (OrderTerms & { readonly counter: bigint })[];
}

/** Seaport's `incrementCounter`: no order that the sender has signed until now can be fulfilled any more. */
export interface IncrementCounterCall extends ContractCall {
  readonly kind: 'incrementCounter';
}

/** `submit` of Lido: what is sent along becomes staked coin. */
export interface StakeCall extends ContractCall {
  readonly kind: 'stake';
}

/** `wrap` of Lido's wstETH, and `unwrap`: staked coin whose balance grows, and the form whose amount stays. */
export interface WrapStakedCall extends ContractCall {
  readonly kind: 'wrapStaked' | 'unwrapStaked';
  /** Of what is given: stETH, or wstETH. */
  readonly amount: bigint;
}

/** `requestWithdrawals` of Lido's queue: staked coin waits there to become coin again. */
export interface RequestWithdrawalsCall extends ContractCall {
  readonly kind: 'requestWithdrawals';
  /** Of stETH, one a request. */
  readonly amounts: readonly bigint[];
  /** Who may claim the coin; the zero address stands for the sender. */
  readonly owner: string;
}

/** `claimWithdrawal` of Lido's queue: the coin of a request goes to its owner. */
export interface ClaimWithdrawalCall extends ContractCall {
  readonly kind: 'claimWithdrawal';
  readonly requestId: bigint;
}

/** Several calls of the same contract in one. */
export interface MulticallCall extends ContractCall {
  readonly kind: 'multicall';
  /** Seconds since 1970; undefined in the form without one. */
  readonly deadline: bigint | undefined;
  readonly calls: readonly Call[];
}

/** What a call does, before it is signed. Addresses have checksums (EIP-55), amounts are in the smallest unit. */
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
