import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import { formatEther, getAddress, parseEther } from 'ethers';
import { MAX_CHEAP } from '../../functions/src/services/incoming/chooseRecords.ts';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { addressOf, FigureChain } from '../figures/FigureChain.ts';
import { Tally } from '../production/Tally.ts';
import type { QualityRun, QualitySuite } from '../QualitySuite.ts';
import { checkPages } from '../spam/checkPages.ts';
import { checkServer, type Unwanted } from '../spam/checkServer.ts';
import { floodWallet } from '../spam/floodWallet.ts';
import { SpamChain } from '../spam/SpamChain.ts';

const SPAM = 500;
const POISONED = 50;
const PORT = 18_656;

/** Of the token that is paid, in its smallest unit. */
const PAID = parseEther('2.5');
const CONTACT = 'Ada Lovelace';

/**
 * Sends accounts spam and transfers of 0 from lookalike addresses, and searches for them in the wallet's own
 * data, on the server and on the pages.
 */
export const spam: QualitySuite = {
  claim:
    "A flood of spam tokens and zero-value transfers changes no total, token list, latest transaction, cost basis or notification. It stays under 'Unverified', and its senders cannot be copied or suggested.",
  needs: 'stack',
  async work(run) {
    await ensureChromium(run.family, run.log);
    const tally = new Tally(run.log);
    const chain = await SpamChain.start(run, networkByRpcName('mainnet'), PORT);
    const unwanted = await prepare(chain);
    await tally.part('the server', async () => checkServer(chain, unwanted, tally));
    await tally.part('a flooded wallet', async () => checkFlooded(run, tally));
    return tally.counts;
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

/** The same on the stack: to a wallet that has something of its own, beside one that has the same and nothing else. */
async function checkFlooded({ environment }: QualityRun, tally: Tally): Promise<string> {
  // These read where the stack is when they are imported.
  Object.assign(process.env, environment);
  const { createWalletUser, fund, newAddress } = await import('../../tests/e2e/support/walletUser.ts');
  const { commitAsOwner } = await import('../../tests/e2e/support/documents.ts');
  const network = networkByRpcName('mainnet');
  const figures = FigureChain.at(environment[rpcVariable('RPC_URL', network.rpcName)] ?? '', network);
  const { tokens } = await tokenListOf(network.rpcName);
  const { contract: token, symbol } = tokens.find((listed) => listed.symbol === 'WETH') ?? {};
  if (token === undefined || symbol === undefined) throw new Error('The list has no WETH');

  const [user, twin] = [await createWalletUser(), await createWalletUser()];
  const friend = newAddress();
  await figures.putToken(token, symbol);
  for (const { uid, address } of [user, twin]) {
    await fund(address, network.rpcName, '10');
    await commitAsOwner([
      {
        path: `contacts/${uid}_${crypto.randomUUID()}`,
        fields: { user_id: uid, name: CONTACT, address: friend, network: network.id, notes: null },
        timestampField: 'created_at',
      },
    ]);
  }
  const chain = await SpamChain.on(figures);
  for (const { address } of [user, twin]) await chain.pay(token, address, PAID);
  const flood = { spam: SPAM, poisoned: POISONED, token, friend };
  const flooded = await floodWallet(chain, user, flood);
  tally.expect(flooded.told === 1, `${flooded.told} notices`);
  tally.expect(
    flooded.recorded >= MAX_CHEAP && flooded.recorded + flooded.added === SPAM + POISONED,
    `${flooded.recorded} records by the functions, and ${flooded.added} more`,
  );
  await checkPages(
    {
      origin: environment['HOSTING_URL'] ?? '',
      flood,
      flooded,
      user,
      twin,
      paid: { symbol, amount: formatEther(PAID) },
      contact: CONTACT,
    },
    tally,
  );
  return `${flooded.recorded} records by the functions, ${flooded.added} written like them`;
}

/** An address that begins and ends as another one does. */
function likeOwn(address: string, index: number): string {
  return getAddress(
    `${address.slice(0, 6)}${index.toString(16).padStart(32, '0')}${address.slice(-4)}`.toLowerCase(),
  );
}
