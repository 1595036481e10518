import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { getAddress } from 'ethers';
import { tokenListOf } from '../../../functions/src/services/holdings/tokenListOf.ts';
import { addressOf } from '../figures/FigureChain.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { checkServer, type Unwanted } from '../spam/checkServer.ts';
import { SpamChain } from '../spam/SpamChain.ts';

const SPAM = 500;
const POISONED = 50;
const PORT = 18_656;

/** Sends an account spam and transfers of nothing from addresses like its own contacts', and looks for them in what counts. */
export const spam: QualitySuite = {
  async work(run) {
    const tally = new Tally(run.log);
    const chain = await SpamChain.start(run, networkByRpcName('mainnet'), PORT);
    const unwanted = await prepare(chain);
    await tally.part('the server', async () => checkServer(chain, unwanted, tally));
    const { passed, failures } = tally;
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};

async function prepare(chain: SpamChain): Promise<Unwanted> {
  const account = addressOf(0);
  const { tokens } = await tokenListOf(chain.figures.network.rpcName);
  const held = new Map<string, bigint>();
  for (const [index, { contract, symbol }] of tokens.slice(0, 3).entries()) {
    await chain.figures.putToken(contract, symbol);
    await chain.figures.setUnits(contract, account, BigInt(1_000_000 + index));
    held.set(contract, BigInt(1_000_000 + index));
  }
  const sent = Array.from({ length: SPAM }, (_, index) => addressOf(50_000 + index));
  for (const [index, contract] of sent.entries()) await chain.sendSpam(contract, account, BigInt(index + 1));
  const [real = ''] = held.keys();
  for (let index = 0; index < POISONED; index += 1)
    await chain.poison(real, likeOwn(account, 1_000 + index), account);
  await chain.settle();
  return { account, spam: sent, poisoned: POISONED, held };
}

/** An address that begins and ends as another one does. */
function likeOwn(address: string, index: number): string {
  return getAddress(
    `${address.slice(0, 6)}${index.toString(16).padStart(32, '0')}${address.slice(-4)}`.toLowerCase(),
  );
}
