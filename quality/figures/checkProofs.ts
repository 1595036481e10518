import { BalanceProofError } from '@everything-wallet/core/proofs/BalanceProofError';
import { verifyBalanceProof } from '@everything-wallet/core/proofs/verifyBalanceProof';
import { ProofReader } from '../../functions/src/services/proofs/ProofReader.ts';
import type { Tally } from '../production/Tally.ts';
import type { FigureFixture } from './checkFigures.ts';
import { addressOf } from './FigureChain.ts';
import { forgeProof, forgeries, type Forgery } from './forgeProof.ts';
import { seededRandom } from './seededRandom.ts';

const FORGED = 100;

/** Proves balances, and forges proofs: by hand, and at a node. */
export async function checkProofs({ chain, nodes, accounts }: FigureFixture, tally: Tally): Promise<string> {
  const reader = new ProofReader(
    chain.network,
    nodes.map(({ url }) => url),
  );
  const [account = '', other = ''] = accounts.slice(1);
  const older = await reader.prove(account);
  await chain.setCoin(account, 123_456_789n);
  await chain.mine(1);
  const proof = await reader.prove(account);
  tally.expect((await verifyBalanceProof(account, proof)) === 123_456_789n, 'a right proof does not hold');
  tally.expect(
    (await verifyBalanceProof(account, older)) !== 123_456_789n,
    'the older proof is of the new state',
  );
  tally.expect(proof.agreeing === 3, `${proof.agreeing} nodes agree`);
  const unusedAddress = addressOf(900_000);
  tally.expect(
    (await verifyBalanceProof(unusedAddress, await reader.prove(unusedAddress))) === 0n,
    'an absent account has coin',
  );

  const random = seededRandom(41);
  const refused = new Map<string, number>();
  for (let count = 0; count < FORGED; count += 1) {
    const forgery: Forgery = forgeries[count % forgeries.length] ?? 'header';
    const forged = forgeProof(forgery, { proof, address: account, older, other }, random);
    const reason = await verifyBalanceProof(forged.address, forged.proof).then(
      () => undefined,
      (error: unknown) => (error instanceof BalanceProofError ? error.reason : undefined),
    );
    tally.expect(reason !== undefined, `forgery ${count + 1} (${forgery}) is taken`);
    refused.set(`${forgery}: ${reason}`, (refused.get(`${forgery}: ${reason}`) ?? 0) + 1);
  }

  // One node forges its proof: another node's is used.
  const [liar] = nodes;
  for (const method of ['eth_getProof', 'eth_getBlockByNumber']) {
    liar.change = (requested, result) => {
      if (requested !== method || typeof result !== 'object' || result === null) return result;
      return {
        ...result,
        balance: '0xffff',
        stateRoot: `0x${'ab'.repeat(32)}`,
        accountProof: older.accountProof,
      };
    };
    const had = await reader.prove(account);
    tally.expect(
      (await verifyBalanceProof(account, had)) === 123_456_789n,
      `a node that forges ${method} is believed`,
    );
  }
  liar.change = (_, result) => result;
  return `${proof.accountProof.length} nodes deep, ${proof.header.length} fields; refused as ${[...refused.keys()].join(', ')}`;
}
