import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { createUseReader } from '../../../functions/src/services/account/createUseReader.ts';
import { ChainUnavailableError } from '../../../functions/src/services/chain/ChainUnavailableError.ts';
import { RpcChain } from '../../../functions/src/services/chain/RpcChain.ts';
import { RpcLedger } from '../../../functions/src/services/chain/RpcLedger.ts';
import { RpcNodes } from '../../../functions/src/services/chain/RpcNodes.ts';
import { CoinSource } from '../../../functions/src/services/incoming/CoinSource.ts';
import { IncomingLooks } from '../../../functions/src/services/incoming/IncomingLooks.ts';
import { LogSource } from '../../../functions/src/services/incoming/LogSource.ts';
import { readDescription, readOwners } from '../../../functions/src/services/nfts/readDescription.ts';
import { lookUpRecipient } from '../../../functions/src/services/recipients/lookUpRecipient.ts';
import { SwapQuoter } from '../../../functions/src/services/swaps/SwapQuoter.ts';
import { readTokenBalance } from '../../../functions/src/services/tokens/readTokenBalance.ts';
import { readTokenDetails } from '../../../functions/src/services/tokens/readTokenDetails.ts';
import { readTokenLabel } from '../../../functions/src/services/tokens/readTokenLabel.ts';
import { estimateTokenTransfer } from '../../../functions/src/services/transactions/estimateTokenTransfer.ts';
import { estimateTransfer } from '../../../functions/src/services/transactions/estimateTransfer.ts';
import { reconcileRecords } from '../../../functions/src/services/transactions/reconcileRecords.ts';
import { fakeRecords } from '../../../functions/src/testing/fakeRecords.ts';
import { MemoryIncomingStore } from '../../../functions/src/testing/MemoryIncomingStore.ts';
import type { LyingCase } from './LyingCase.ts';
import type { LyingWorld } from './LyingWorld.ts';
import { NOT_KNOWN } from './restCases.ts';
import { isSafeFee } from './tolerances.ts';

const LIMITS = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 700 };

/** What callables ask of nodes beside what the REST API asks as well: the parts of `refreshWallet`, and callables of their own. */
export function callableCases(world: LyingWorld): readonly LyingCase[] {
  const { chain, account, recipient, token, collection, transferData } = world;
  const { network } = chain;
  const { chainId, blockSeconds, rpcName } = network;
  const chainOf = (urls: readonly string[]) => new RpcChain(chainId, urls, {}, blockSeconds);
  const findTaken = () => Promise.resolve({ taken: new Set<number>(), next: 0 });
  const nftName = { contract: collection, tokenId: '1' };
  const exchange = exchangeOf(network.id);
  if (!exchange) throw new Error('There is no exchange');
  const cases: readonly LyingCase[] = [
    {
      name: 'getTokenBalance',
      ask: async (urls) => readTokenBalance(chainOf(urls), token, account),
    },
    { name: 'getTokenDetails', ask: async (urls) => readTokenDetails(chainOf(urls), token) },
    {
      name: 'estimateGas, of coin',
      ask: async (urls) =>
        estimateTransfer(chainOf(urls), network, { from: account, to: recipient, value: 1n }, findTaken),
      isTolerable: isSafeFee,
    },
    {
      name: 'estimateGas, of tokens',
      ask: async (urls) =>
        estimateTokenTransfer(
          chainOf(urls),
          network,
          { from: account, to: token, data: transferData },
          findTaken,
        ),
      isTolerable: isSafeFee,
    },
    {
      name: 'refreshWallet: uses',
      ask: async (urls) => createUseReader(() => chainOf(urls))({ address: account, network: rpcName }),
      // It finds accounts: what one node alone says that there is leads to an account that is looked at, and hides none.
      isTolerable: (path, truth, told) =>
        /\.(balance|transactions)$/.test(path) && Number(told) >= Number(truth),
    },
    {
      name: 'refreshWallet: recipient',
      ask: async (urls) => lookUpRecipient(chainOf(urls), { address: recipient, network: rpcName }),
      // A warning that nobody needs costs nothing; one that is missing costs the fee.
      isTolerable: (path, _truth, told) => path === '.isContract' && told === true,
    },
    {
      name: 'refreshWallet: swapQuote',
      ask: async (urls) =>
        new SwapQuoter(network, exchange, urls, { mostAgeMs: Infinity }).quote({
          sell: null,
          buy: token,
          amount: '1000000000000000',
          slippageBps: 50,
        }),
      // Of an older block it is too old to sign; that a token arrives whole is said only where it is sure.
      isTolerable: (path, truth, told) =>
        (path.startsWith('.block.') && Number(told) <= Number(truth)) ||
        (path === '.arrivesWhole' && told === false),
    },
    {
      name: 'refreshWallet: nftMetadata',
      ask: async (urls) => {
        const nodes = new RpcNodes(chainId, urls, LIMITS);
        return {
          ...(await readDescription(nodes, nftName)),
          owner: (await readOwners(nodes, [nftName]))[0],
        };
      },
    },
    { name: 'refreshWallet: incoming', ask: async (urls) => incomingOf(world, urls) },
    { name: 'reconcileTransactions', ask: async (urls) => settled(world, urls) },
  ];
  return cases.map(({ ask, ...rest }) => ({
    ...rest,
    ask: async (urls) =>
      ask(urls).catch((error: unknown) => {
        if (error instanceof ChainUnavailableError) return NOT_KNOWN;
        throw error;
      }),
  }));
}

/** The records of what came in that are completed; those that nodes do not agree on are pending. */
async function incomingOf({ chain: { network }, recipient }: LyingWorld, urls: readonly string[]) {
  const ledger = new RpcLedger(network.chainId, urls);
  const store = new MemoryIncomingStore();
  const looks = new IncomingLooks({
    ledgerOf: () => ledger,
    sourcesOf: () => [
      new LogSource(ledger, network.confirmations),
      new CoinSource(ledger, network.confirmations),
    ],
    readLabel: async (_network, contract) =>
      readTokenLabel(new RpcChain(network.chainId, urls, {}, network.blockSeconds), contract),
    store,
    requireStaying: () => Promise.resolve(),
  });
  const answer = await looks.look('quality', { addresses: [recipient], networks: [network.rpcName] });
  const isKnown = answer.silent.length + answer.unconfirmed.length === 0 && !answer.isCatchingUp;
  return {
    isWhole: isKnown,
    transfers: [...store.records.values()].map(({ status, is_final: isFinal, amount, ...record }) => ({
      ...record,
      // What is not final is looked at again, and an amount whose decimals nobody agrees on says so.
      isFinal: isFinal === true || undefined,
      amount: record.is_amount_in_units ? undefined : amount,
      token_symbol: record.token_symbol.startsWith('0x') ? undefined : record.token_symbol,
      is_amount_in_units: undefined,
      txHash: record.tx_hash,
      agreement: status === 'completed' ? 'agreed' : 'unconfirmed',
    })),
  };
}

/** What the record of a transfer says for good, once it is final; until then it is looked at again. */
async function settled(world: LyingWorld, urls: readonly string[]): Promise<unknown> {
  const { chain, account, recipient, coinHash } = world;
  const { network } = chain;
  const record: TransactionRecord = {
    ...{ user_id: 'quality', type: 'send', status: 'pending', amount: '0.1', token_symbol: 'ETH' },
    ...{ tx_hash: coinHash, from_address: account, to_address: recipient, network: network.id },
    ...{ gas_fee: '0.1', nonce: 3 },
  };
  const records = fakeRecords({ one: record });
  const rpcChain = new RpcChain(network.chainId, urls, {}, network.blockSeconds);
  await reconcileRecords([{ id: 'one', record, createdAt: Date.now() }], {
    chainOf: () => rpcChain,
    records,
  });
  const { is_final: isFinal, ...told } = records.stored.get('one') ?? record;
  return { ...told, agreement: isFinal ? 'agreed' : 'unconfirmed' };
}
