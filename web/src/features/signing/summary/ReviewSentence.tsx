import type { ReactNode } from 'react';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { FeeSentence } from './FeeSentence.tsx';

interface ReviewSentenceProps {
  /** Highest fee, in wei; undefined while it is unknown. */
  fee: bigint | undefined;
  /** Unit of the coin. */
  currency: string;
  /** Price of the coin; undefined if none. */
  price: CoinPrice | undefined;
  /** Sentences of what is signed; nothing while it is incomplete, which leaves the fee out as well. */
  children: ReactNode;
}

/** Sentence of what is signed and its fee, the same in every review. */
export function ReviewSentence({ fee, currency, price, children }: ReviewSentenceProps) {
  if (children === undefined || children === false) return null;
  return (
    <>
      {children}
      {fee !== undefined && (
        <>
          {' '}
          <FeeSentence fee={fee} currency={currency} price={price} />
        </>
      )}
    </>
  );
}
