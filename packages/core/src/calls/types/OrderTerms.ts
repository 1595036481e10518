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
