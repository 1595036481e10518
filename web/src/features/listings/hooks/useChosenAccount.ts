import { useState } from 'react';
import type { TradeAccount } from '../TradedNft.ts';

/** Account that trades, among those that can sign. */
export interface ChosenAccount {
  readonly accounts: readonly TradeAccount[];
  /** Undefined where no account can sign. */
  readonly account: TradeAccount | undefined;
  readonly choose: (address: string) => void;
}

/** Holds which of several accounts trades: the first that can sign, until another one is chosen. */
export function useChosenAccount(all: readonly TradeAccount[]): ChosenAccount {
  const [chosen, setChosen] = useState<string>();
  const accounts = all.filter(({ derivationIndex }) => derivationIndex !== null);
  const account = accounts.find(({ address }) => address === chosen) ?? accounts[0];
  return { accounts, account, choose: setChosen };
}
