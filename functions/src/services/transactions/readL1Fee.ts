import { L1_FEE_MARGIN } from '@everything-wallet/core/fees/l1FeeMargin';
import type { FeeModel } from '@everything-wallet/core/networks/NetworkDescription';
import type { Chain, Reported } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { lowerMedian } from '../chain/medians.ts';
import { word } from '../abi/word.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';
import { neededOf } from '../chain/neededOf.ts';

/** Contract of the L1 data fee, at this address on every chain of the OP Stack (GasPriceOracle). */
const ORACLE = '0x420000000000000000000000000000000000000F';

/** Its reads: of transactions of some size, the older one of bytes, and the operator's, which older chains lack. */
const {
  l1FeeUpperBound: L1_FEE_UPPER_BOUND,
  l1Fee: L1_FEE,
  operatorFee: OPERATOR_FEE,
} = contractSelectors.gasOracle;

/** Maximum bytes of a transfer signed here before its signature: a token transfer has about 150. */
const MAX_BYTES = 160;

/**
 * Maximum bytes of a transaction beside its data and before its signature: numbers, addresses, and all
 * lengths.
 */
const BYTES_BESIDE_DATA = 100;

/** Bytes that no compression shortens; the oracle of before the Fjord upgrade counts those that are not zero. */
function sampleOf(bytes: number): string {
  return Array.from({ length: bytes }, (_, place) =>
    (1 + ((place * 197) % 255)).toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Reads the maximum charged beside the gas for a transfer or a call, in wei: the L1 data fee and the
 * operator's fee, both with a margin, since they rise and nothing signed bounds them.
 *
 * @param dataLength bytes of its data
 * @returns undefined on networks where gas is all that is paid
 * @throws ChainUnavailableError if the network, or the contract, does not answer: without it a fee has no
 * bound
 */
export async function readL1Fee(
  chain: Chain,
  feeModel: FeeModel,
  gasLimit: bigint,
  dataLength = 0,
): Promise<Reported<bigint> | undefined> {
  if (feeModel !== 'gasPlusL1') return undefined;
  const [l1Fee, operatorFee] = await Promise.all([
    dataFee(chain, Math.max(MAX_BYTES, BYTES_BESIDE_DATA + dataLength)),
    askOracle(chain, `${OPERATOR_FEE}${word(gasLimit)}`),
  ]);
  return {
    value: L1_FEE_MARGIN * (l1Fee.value + (operatorFee?.value ?? 0n)),
    isAgreed: l1Fee.isAgreed && operatorFee?.isAgreed !== false,
  };
}

async function dataFee(chain: Chain, bytes: number): Promise<Reported<bigint>> {
  // No oracle takes nothing: 0 is no answer.
  const bound = await askOracle(chain, `${L1_FEE_UPPER_BOUND}${word(bytes)}`);
  if (bound?.value) return bound;
  const sample = sampleOf(Math.ceil(bytes / 32) * 32);
  const fee = await askOracle(chain, `${L1_FEE}${word(32n)}${word(sample.length / 2)}${sample}`);
  if (!fee?.value) throw new ChainUnavailableError();
  return fee;
}

/** Maximum ratio between two nodes' fees: the fee changes from block to block. */
const MAX_TIMES = 2n;

/**
 * Returns the highest that a node reports, since a fee that is too low is no bound; of three or more, one that is far above the
 * others does not count. Undefined where no node knows such a question.
 */
async function askOracle(chain: Chain, data: string): Promise<Reported<bigint> | undefined> {
  const answers = await chain.callEach({ to: ORACLE, data });
  const fees = answers.flatMap((answer) =>
    answer !== undefined && /^0x[0-9a-f]{64}$/i.test(answer) ? [BigInt(answer)] : [],
  );
  const middle = lowerMedian(fees);
  if (middle === undefined) return undefined;
  const counted = fees.length > 2 ? fees.filter((fee) => fee <= MAX_TIMES * middle) : fees;
  const value = counted.reduce((most, fee) => (fee > most ? fee : most));
  const alike = fees.filter((fee) => fee <= value && value <= MAX_TIMES * fee).length;
  const isAgreed = alike >= neededOf(chain.countNodes()) && 2 * alike > fees.length;
  return { value, isAgreed };
}
