import { sameAddress } from '../../accounts/sameAddress.ts';
import { uint } from '../reading/abiTypes.ts';
import { callReader, type CallFrame } from '../reading/CallReader.ts';

/** Hundreds of contracts have a `deposit()`: its effect is known only on the network's own wrapped coin. */
function isWrappedCoin({ contract, facts }: CallFrame): boolean {
  return facts.wrappedCoin !== undefined && sameAddress(contract, facts.wrappedCoin);
}

/** WETH9, under the name it has on each network. */
export const wrappedCoinReaders = [
  callReader('deposit', [], (_, frame) =>
    isWrappedCoin(frame) ? { kind: 'wrap', contract: frame.contract, value: frame.value } : undefined,
  ),
  callReader('withdraw', [uint(256)], ([amount], frame) =>
    isWrappedCoin(frame)
      ? { kind: 'unwrap', contract: frame.contract, value: frame.value, amount }
      : undefined,
  ),
];
