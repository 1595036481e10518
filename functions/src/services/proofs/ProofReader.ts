import type { BalanceProof } from '@everything-wallet/core/schemas/balanceProof';
import type { Network } from '@everything-wallet/core/networks/networks';
import { BalanceProofError } from '@everything-wallet/core/proofs/BalanceProofError';
import { z } from 'zod';
import { ServiceError } from '../../errors/ServiceError.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { EndpointError } from '../chain/EndpointError.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import { headerFieldsOf } from './headerFieldsOf.ts';
import { countSchema, lowerBytesSchema, quantitySchema } from '../chain/rpcSchemas.ts';

/** In milliseconds; the user has pressed a button and waits. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 300 };

const hashSchema = z.string().regex(/^0x[0-9a-f]{64}$/);
const blockSchema = z.looseObject({ number: countSchema, timestamp: countSchema, hash: hashSchema });
const proofSchema = z.object({
  balance: quantitySchema,
  accountProof: z.array(lowerBytesSchema).min(1).max(64),
});

/** A header whose hash is that of its block. */
interface Header {
  readonly number: number;
  /** In ms since 1970. */
  readonly time: number;
  readonly hash: string;
  readonly fields: readonly string[];
}

/** Reads proofs of balances on one network (decision 41). */
export class ProofReader {
  readonly #nodes: QuorumClient;

  /** @param urls of the network's nodes */
  constructor(network: Network, urls: readonly string[], limits: Partial<typeof defaultLimits> = {}) {
    const given = { ...defaultLimits, ...limits };
    // One valid proof is enough, so a second node of two is not awaited for it.
    this.#nodes = QuorumClient.of(network, urls, given, { rule: 'two', isSecondAwaited: false });
  }

  /**
   * Proves an account's balance by the hash of a block on which two nodes agree, or the only one there is.
   *
   * @throws ChainUnavailableError if too few nodes answer, or they do not agree on a block
   * @throws ServiceError 'failed-precondition' if none of them gives a valid proof
   */
  async prove(address: string): Promise<BalanceProof> {
    const { header, agreeing } = await this.#quorumOnHeader();
    // Heavy, and seldom needed.
    const { verifyBalanceProof } = await import('@everything-wallet/core/proofs/verifyBalanceProof');
    const params = [address, [], `0x${header.number.toString(16)}`];
    // One that holds is enough: it holds by the hash.
    const proofs = await this.#nodes.ask(
      async (ask): Promise<BalanceProof> => {
        const { balance, accountProof } = await ask('eth_getProof', params, proofSchema);
        const proof: BalanceProof = {
          blockNumber: header.number,
          blockTime: header.time,
          blockHash: header.hash,
          header: [...header.fields],
          accountProof,
          balance: balance.toString(),
          agreeing,
          configured: this.#nodes.count,
        };
        try {
          await verifyBalanceProof(address, proof);
        } catch (cause) {
          if (!(cause instanceof BalanceProofError)) throw cause;
          throw new EndpointError('unknown', 'a proof that does not hold', { cause });
        }
        return proof;
      },
      { enough: 'one', wait: 'briefly' },
    );
    const [proof] = proofs.given;
    if (!proof) throw new ServiceError('failed-precondition', 'server.noProof');
    return proof;
  }

  /** The header that enough nodes have of the latest block that they have in common. */
  async #quorumOnHeader(): Promise<{ readonly header: Header; readonly agreeing: number }> {
    const numbers = await this.#nodes.ask(async (ask) => ask('eth_blockNumber', [], countSchema));
    const number = this.#nodes.commonBlock(numbers.given);
    if (number === undefined) throw new ChainUnavailableError();
    const headers = await this.#nodes.ask(
      async (ask): Promise<Header> => {
        const block = await ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, false], blockSchema);
        // As JSON-RPC encodes them: the block's hash verifies its fields.
        const fields = headerFieldsOf({
          ...block,
          number: `0x${block.number.toString(16)}`,
          timestamp: `0x${block.timestamp.toString(16)}`,
        });
        if (!fields || block.number !== number) throw new EndpointError('unknown', 'a header of no block');
        return { number, time: block.timestamp * 1_000, hash: block.hash, fields };
      },
      { enough: ({ hash }) => hash },
    );
    const { result, found: header } = headers.judgeObject(
      (one) => one,
      ({ hash }) => hash,
    );
    if (result.agreement === 'unknown') throw new ChainUnavailableError();
    if (result.agreement !== 'agreed' || !header) throw new NodesDisagreeError();
    return { header, agreeing: result.agreeing };
  }
}
