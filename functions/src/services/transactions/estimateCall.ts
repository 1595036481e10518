import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Chain, FindTaken } from '../chain/Chain.ts';
import { estimateFees } from './estimateFees.ts';
import { readL1Fee } from './readL1Fee.ts';
import { RefusedTransferError } from './RefusedTransferError.ts';
import { withReserve } from './withReserve.ts';
import { writeEstimate } from './writeEstimate.ts';

/** A call to be estimated. */
export interface CallQuestion {
  readonly from: string;
  /** The contract that is called; null creates one. */
  readonly to: string | null;
  /** Wei sent along. */
  readonly value: bigint;
  /** 0x-prefixed hex. */
  readonly data: string;
}

/**
 * Estimates the maximum cost of a contract call or creation, and the nonce to sign it with. Its effects are for a
 * simulation.
 *
 * @param findTaken reads nonces from records
 * @throws RefusedTransferError if the balance is too small or the call would fail
 * @throws NodesDisagreeError if the nodes differ about the balance or the gas
 * @throws ChainUnavailableError if the network does not answer
 */
export async function estimateCall(
  chain: Chain,
  { chainId, feeModel }: Pick<Network, 'chainId' | 'feeModel'>,
  call: CallQuestion,
  findTaken?: FindTaken,
): Promise<GasEstimate> {
  const { from, to, value, data } = call;
  const [code, fees, nonce, balance] = await Promise.all([
    // A contract that does not exist yet has no code.
    to === null ? { value: false, isAgreed: true } : chain.hasCode(to),
    estimateFees(chain),
    chain.getPendingNonce(from, findTaken),
    chain.getBalance(from, { needed: value }),
  ]);
  if (value > balance) throw new RefusedTransferError('insufficientFunds');
  const gasNeeded = await chain.estimateGas({ from, ...(to !== null && { to }), value, data });
  if (gasNeeded === 'insufficientFunds') throw new RefusedTransferError(gasNeeded);
  if (gasNeeded === 'reverted') throw new RefusedTransferError('callReverts');
  const gasLimit = withReserve(gasNeeded);
  const l1Fee = await readL1Fee(chain, feeModel, gasLimit, (data.length - 2) / 2);
  return writeEstimate({ gasLimit, fees, l1Fee, nonce, balance, chainId, toIsContract: code });
}
