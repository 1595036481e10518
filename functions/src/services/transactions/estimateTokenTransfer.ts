import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import type { RefusalTextId } from '@everything-wallet/core/refusals/refusalText';
import type { Network } from '@everything-wallet/core/networks/networks';
import { decodeTokenTransfer } from '@everything-wallet/core/tokens/decodeTokenTransfer';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { Chain, FindTaken } from '../chain/Chain.ts';
import { readTokenBalance } from '../tokens/readTokenBalance.ts';
import { estimateFees } from './estimateFees.ts';
import { readL1Fee } from './readL1Fee.ts';
import { withReserve } from './withReserve.ts';
import { writeEstimate } from './writeEstimate.ts';

/** A transfer of tokens to be estimated. */
export interface TokenTransferQuestion {
  readonly from: string;
  /** The token's contract. */
  readonly to: string;
  /** The call `transfer(address,uint256)`. */
  readonly data: string;
}

/**
 * Estimates the maximum cost of a token transfer, and the nonce to sign it with.
 *
 * The transfer is simulated first: some tokens return false without failing, and the fee would be wasted.
 *
 * @param findTaken reads nonces from records
 * @throws ServiceError 'failed-precondition' if there are too few tokens, the contract refuses or is no token
 * @throws NodesDisagreeError if the nodes differ about the balance, or whether it would succeed
 * @throws ChainUnavailableError if the network does not answer
 */
export async function estimateTokenTransfer(
  chain: Chain,
  { chainId, feeModel }: Pick<Network, 'chainId' | 'feeModel'>,
  { from, to, data }: TokenTransferQuestion,
  findTaken?: FindTaken,
): Promise<GasEstimate> {
  const transfer = decodeTokenTransfer(data);
  if (!transfer) throw refuse('server.malformed');
  const [code, fees, nonce, tokens, balance] = await Promise.all([
    chain.hasCode(transfer.to),
    estimateFees(chain),
    chain.getPendingNonce(from, findTaken),
    readTokenBalance(chain, to, from, transfer.amount),
    chain.getBalance(from),
  ]);
  if (transfer.amount > tokens.balance) throw refuse('send.error.insufficientTokens');
  // A success of a few seconds ago proves nothing: the balance may be spent since.
  const answer = await chain.callByMajority({ from, to, data }, () => false);
  if (answer === undefined || isRefusal(answer)) throw refuse('server.tokenRefuses');
  const gasNeeded = await chain.estimateGas({ from, to, value: 0n, data });
  if (gasNeeded === 'insufficientFunds') throw refuse('send.error.feeNotCovered');
  if (gasNeeded === 'reverted') throw refuse('server.tokenRefuses');
  const gasLimit = withReserve(gasNeeded);
  const l1Fee = await readL1Fee(chain, feeModel, gasLimit);
  return writeEstimate({ gasLimit, fees, l1Fee, nonce, balance, chainId, toIsContract: code });
}

/** End of the first ABI word of a 0x-prefixed result. */
const WORD_END = 66;

/** ERC-20 answers true or fails; early tokens answer nothing at all, and some answer false. */
function isRefusal(answer: string): boolean {
  return answer !== '0x' && BigInt(answer.slice(0, WORD_END)) === 0n;
}

function refuse(textId: RefusalTextId): ServiceError {
  return new ServiceError('failed-precondition', textId);
}
