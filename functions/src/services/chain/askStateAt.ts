import { toQuantity } from '../abi/toQuantity.ts';
import { agreedAmount } from './agreedAmount.ts';
import type { AccountState } from './Ledger.ts';
import type { RpcNodes } from './RpcNodes.ts';
import { quantitySchema } from './rpcSchemas.ts';

/**
 * Reads balance and nonce of an account after a block (`Ledger.getStateAt`).
 *
 * @param options.secondNodeMs wait for the second node, in ms
 */
export async function askStateAt(
  nodes: RpcNodes,
  address: string,
  { block, secondNodeMs }: { readonly block: bigint; readonly secondNodeMs: number },
): Promise<AccountState> {
  const params = [address, toQuantity(block)];
  const amountOf = async (method: string) => {
    const answers = await nodes.askTwo((ask) => ask(method, params, quantitySchema), {
      areSame: (one, other) => one === other,
      secondNodeMs,
    });
    return {
      ...agreedAmount(answers.map(({ answer }) => answer)),
      isOfOne: answers.length < nodes.needed,
    };
  };
  const [balance, nonce] = await Promise.all([
    amountOf('eth_getBalance'),
    amountOf('eth_getTransactionCount'),
  ]);
  return {
    balance: balance.amount,
    nonce: nonce.amount,
    ...((balance.isDisputed || nonce.isDisputed) && { isDisputed: true }),
    ...((balance.isOfOne || nonce.isOfOne) && { isOfOne: true }),
  };
}
