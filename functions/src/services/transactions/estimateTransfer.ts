import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Chain, FindTaken } from '../chain/Chain.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { estimateFees } from './estimateFees.ts';
import { readL1Fee } from './readL1Fee.ts';
import { RefusedTransferError } from './RefusedTransferError.ts';
import { withReserve } from './withReserve.ts';
import { writeEstimate } from './writeEstimate.ts';

/** Gas of a transfer to an account without code (Yellow Paper, G_transaction). */
const PLAIN_TRANSFER_GAS = 21_000n;

/** Addresses up to here are, or may become, precompiled contracts: they run code without having any. */
const LAST_PRECOMPILE = 0xffffn;

/** A transfer of native coin to be estimated; `value` in wei. */
export interface TransferQuestion {
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/**
 * Estimates the maximum cost of a transfer, and the nonce to sign it with.
 *
 * @param findTaken reads nonces from records
 * @throws RefusedTransferError if the balance is too small or the recipient refuses
 * @throws NodesDisagreeError if the nodes differ about the balance, or the gas of a recipient with code
 * @throws ChainUnavailableError if the network does not answer
 */
export async function estimateTransfer(
  chain: Chain,
  { chainId, feeModel }: Pick<Network, 'chainId' | 'feeModel'>,
  transfer: TransferQuestion,
  findTaken?: FindTaken,
): Promise<GasEstimate> {
  const { from, to, value } = transfer;
  const [code, fees, nonce, balance] = await Promise.all([
    chain.hasCode(to),
    estimateFees(chain),
    chain.getPendingNonce(from, findTaken),
    chain.getBalance(from, { needed: value }),
  ]);
  if (value > balance) throw new RefusedTransferError('insufficientFunds');
  const runsCode = code.value || BigInt(to) <= LAST_PRECOMPILE;
  // Where gas includes the L1 fee, only the node knows its amount, which changes with the gas price.
  const isPlain = !runsCode && feeModel !== 'gasWithL1';
  const gasNeeded = await chain.estimateGas(transfer).catch((error: unknown) => {
    // The gas of a plain transfer is known, whatever nodes report.
    if (isPlain && error instanceof NodesDisagreeError) return PLAIN_TRANSFER_GAS;
    throw error;
  });
  if (typeof gasNeeded === 'string') throw new RefusedTransferError(gasNeeded);
  // A single node's estimate is doubled (`askGas`). Beyond that, nodes agree that the network takes more, as for an account that does not
  // exist yet (EIP-8037): with less, the transfer would fail and its fee be lost.
  const isUsual = gasNeeded <= PLAIN_TRANSFER_GAS || gasNeeded === 2n * PLAIN_TRANSFER_GAS;
  const gasLimit = isPlain && isUsual ? PLAIN_TRANSFER_GAS : withReserve(gasNeeded);
  const l1Fee = await readL1Fee(chain, feeModel, gasLimit);
  return writeEstimate({ gasLimit, fees, l1Fee, nonce, balance, chainId, toIsContract: code });
}
