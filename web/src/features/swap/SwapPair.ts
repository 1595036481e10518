/** Tokens of a swap, by key. */
export interface SwapPair {
  readonly from: string;
  readonly to: string;
}

/** The same tokens, changed places. */
export function flipPair({ from, to }: SwapPair): SwapPair {
  return { from: to, to: from };
}

/** Chooses a token for a side; where the other side has it, the sides change places, so that a token is never swapped for itself. */
export function choosePair(pair: SwapPair, side: keyof SwapPair, key: string): SwapPair {
  const other = side === 'from' ? 'to' : 'from';
  return key === pair[other] ? flipPair(pair) : { ...pair, [side]: key };
}
