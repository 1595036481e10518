import { simulationQuestionSchema } from '@everything-wallet/core/schemas/simulation';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { texts } from '@everything-wallet/core/texts/texts';
import { verifyBalanceProof } from '@everything-wallet/core/proofs/verifyBalanceProof';
import { ServiceError } from '../../functions/src/errors/ServiceError.ts';
import { createAccountUseReader } from '../../functions/src/services/account/createAccountUseReader.ts';
import { ApprovalsReader } from '../../functions/src/services/approvals/ApprovalsReader.ts';
import { ChainUnavailableError } from '../../functions/src/services/chain/ChainUnavailableError.ts';
import { RpcClient } from '../../functions/src/services/chain/RpcClient.ts';
import { QuorumClient } from '../../functions/src/services/chain/QuorumClient.ts';
import { HoldingsReader } from '../../functions/src/services/holdings/HoldingsReader.ts';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { CoinSource } from '../../functions/src/services/incoming/CoinSource.ts';
import { IncomingScanner } from '../../functions/src/services/incoming/IncomingScanner.ts';
import { LogSource } from '../../functions/src/services/incoming/LogSource.ts';
import { readDescription, readOwners } from '../../functions/src/services/nfts/readDescription.ts';
import { ProofReader } from '../../functions/src/services/proofs/ProofReader.ts';
import { lookUpRecipient } from '../../functions/src/services/recipients/lookUpRecipient.ts';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import { SwapQuoter } from '../../functions/src/services/swaps/SwapQuoter.ts';
import { readTokenBalance } from '../../functions/src/services/tokens/readTokenBalance.ts';
import { readTokenDetails } from '../../functions/src/services/tokens/readTokenDetails.ts';
import { readTokenLabel } from '../../functions/src/services/tokens/readTokenLabel.ts';
import { estimateCall } from '../../functions/src/services/transactions/estimateCall.ts';
import { estimateTokenTransfer } from '../../functions/src/services/transactions/estimateTokenTransfer.ts';
import { estimateTransfer } from '../../functions/src/services/transactions/estimateTransfer.ts';
import { reconcileRecords } from '../../functions/src/services/transactions/reconcileRecords.ts';
import { PoolsReader } from '../../functions/src/services/pools/PoolsReader.ts';
import { fakeRecords } from '../../functions/src/testing/fakeRecords.ts';
import { MemoryIncomingStore } from '../../functions/src/testing/MemoryIncomingStore.ts';
import type { LyingCase } from './LyingCase.ts';
import type { LyingWorld } from './LyingWorld.ts';
import { NOT_KNOWN } from './restCases.ts';
import { nftCases } from './nftCases.ts';
import { isNearTime, isOlderBlock, isSafeFee } from './tolerances.ts';

const LIMITS = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 700 };

/**
 * Requests of callables to nodes that the REST API does not make: the parts of `refreshWallet`, and other
 * callables.
 */
export function callableCases(world: LyingWorld): readonly LyingCase[] {
  const { chain, account, recipient, token, collection, transferData } = world;
  const { network } = chain;
  const { chainId, blockSeconds, rpcName } = network;
  const chainOf = (urls: readonly string[]) => new RpcClient(chainId, urls, {}, blockSeconds);
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
      ask: async (urls) =>
        createAccountUseReader(() => chainOf(urls))({ address: account, network: rpcName }),
      // It finds accounts: an account that only one node reports is checked later, and hides none.
      isTolerable: (path, truth, reported) =>
        /\.(balance|transactions)$/.test(path) && Number(reported) >= Number(truth),
    },
    {
      name: 'refreshWallet: recipient',
      ask: async (urls) => lookUpRecipient(chainOf(urls), { address: recipient, network: rpcName }),
      // An unneeded warning costs nothing; a missing one costs the fee.
      isTolerable: (path, _truth, reported) => path === '.isContract' && reported === true,
    },
    {
      name: 'refreshWallet: swapQuote',
      ask: async (urls) =>
        new SwapQuoter(network, exchange, urls, { maxAgeMs: Infinity }).quote({
          sell: null,
          buy: token,
          amount: '1000000000000000',
          slippageBps: 50,
        }),
      // An older block is too old to sign; a token counts as complete only with certainty.
      isTolerable: (path, truth, reported) =>
        (path.startsWith('.block.') && Number(reported) <= Number(truth)) ||
        (path === '.arrivesWhole' && reported === false),
    },
    {
      name: 'refreshWallet: nftMetadata',
      ask: async (urls) => {
        const nodes = QuorumClient.of({ chainId, blockSeconds }, urls, LIMITS);
        return {
          ...(await readDescription(nodes, nftName)),
          owner: (await readOwners(nodes, [nftName]))[0],
        };
      },
    },
    { name: 'getBalance', ask: async (urls) => chainOf(urls).getBalance(account) },
    {
      name: 'estimateGas, of a call',
      ask: async (urls) =>
        estimateCall(
          chainOf(urls),
          network,
          { from: account, to: token, value: 0n, data: transferData },
          findTaken,
        ),
      isTolerable: isSafeFee,
    },
    {
      name: 'refreshWallet: recipient, by its name',
      ask: async (urls) => lookUpRecipient(chainOf(urls), { name: 'anna.eth', network: rpcName }),
      isTolerable: (path, _truth, reported) => path === '.isContract' && reported === true,
    },
    {
      name: 'refreshWallet: proof',
      ask: async (urls) => {
        const proof = await new ProofReader(network, urls, LIMITS).prove(account);
        // As the browser verifies it: the result, and its block.
        return { wei: await verifyBalanceProof(account, proof), ...proof };
      },
    },
    ...scanCases(world),
    ...nftCases(world),
    { name: 'refreshWallet: incoming', ask: async (urls) => incomingOf(world, urls) },
    { name: 'reconcileTransactions', ask: async (urls) => settled(world, urls) },
  ];
  return cases.map(({ ask, ...rest }) => ({
    ...rest,
    ask: async (urls) =>
      ask(urls).catch((error: unknown) => {
        if (error instanceof ChainUnavailableError) return NOT_KNOWN;
        // That the nodes contradict each other about where a name leads, and that none of them proves anything.
        if (error instanceof ServiceError && error.code === 'unavailable') return NOT_KNOWN;
        if (error instanceof ServiceError && error.message === texts['server.noProof']) return NOT_KNOWN;
        throw error;
      }),
  }));
}

/** Requests of whole polls of an open wallet. */
function scanCases({ chain, account, token, transferData }: LyingWorld): readonly LyingCase[] {
  const { network, vaults } = chain;
  const { rpcName } = network;
  const tokenList = async () => tokenListOf(rpcName);
  const addresses = [account];
  const cases: readonly LyingCase[] = [
    {
      name: 'refreshWallet: holdings',
      ask: async (urls) =>
        new HoldingsReader(network, urls, { tokenList }).read(
          { addresses, tokens: [token], discovers: true, discoversFrom: 0 },
          [],
        ),
    },
    {
      name: 'refreshWallet: simulation',
      ask: async (urls) =>
        new CallSimulator(network, urls, { tokenList, maxAgeMs: Infinity }).simulate(
          simulationQuestionSchema.parse({
            ...{ network: rpcName, from: account, to: token, data: transferData },
            watched: [{ kind: 'erc20', contract: token }],
          }),
        ),
    },
    {
      name: 'refreshWallet: approvals',
      ask: async (urls) =>
        new ApprovalsReader(network, urls, { tokenList }).read({ addresses, read: null, known: [] }),
    },
    {
      name: 'refreshWallet: vaults',
      ask: async (urls) =>
        new PoolsReader(network, urls, { tokenList, vaults }).read({
          addresses,
          stakingRequest: '1',
          preview: { vault: vaults[0]?.address ?? '', action: 'deposit', amount: '1000', from: account },
        }),
    },
  ];
  return cases.map((one) => ({
    ...one,
    isTolerable: (...given) => isOlderBlock(...given) || isNearTime(...given),
  }));
}

/** The records of what came in that are completed; those that nodes do not agree on are pending. */
async function incomingOf({ chain: { network }, recipient }: LyingWorld, urls: readonly string[]) {
  const ledger = new RpcClient(network.chainId, urls);
  const store = new MemoryIncomingStore();
  const scanner = new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => [
      new LogSource(ledger, network.confirmations),
      new CoinSource(ledger, network.confirmations),
    ],
    readLabel: async (_network, contract) =>
      readTokenLabel(new RpcClient(network.chainId, urls, {}, network.blockSeconds), contract),
    store,
    requireActiveAccount: () => Promise.resolve(),
  });
  const answer = await scanner.scan('quality', { addresses: [recipient], networks: [network.rpcName] });
  const isKnown = answer.silent.length + answer.unconfirmed.length === 0 && !answer.isCatchingUp;
  return {
    isWhole: isKnown,
    transfers: [...store.records.values()].map(({ status, is_final: isFinal, amount, ...record }) => ({
      ...record,
      // A transaction that is not final is checked again, and an amount whose decimals are disputed is
      // marked.
      isFinal: isFinal === true || undefined,
      amount: record.is_amount_in_units ? undefined : amount,
      token_symbol: record.token_symbol.startsWith('0x') ? undefined : record.token_symbol,
      is_amount_in_units: undefined,
      txHash: record.tx_hash,
      agreement: status === 'completed' ? 'agreed' : 'unconfirmed',
    })),
  };
}

/** Returns the fields of a transfer's record that are final; before finality they are checked again. */
async function settled(world: LyingWorld, urls: readonly string[]): Promise<unknown> {
  const { chain, account, recipient, coinHash } = world;
  const { network } = chain;
  const record: TransactionRecord = {
    ...{ user_id: 'quality', type: 'send', status: 'pending', amount: '0.1', token_symbol: 'ETH' },
    ...{ tx_hash: coinHash, from_address: account, to_address: recipient, network: network.id },
    ...{ gas_fee: '0.1', nonce: 3 },
  };
  const records = fakeRecords({ one: record });
  const rpcChain = new RpcClient(network.chainId, urls, {}, network.blockSeconds);
  await reconcileRecords([{ id: 'one', record, createdAt: Date.now() }], {
    chainOf: () => rpcChain,
    records,
  });
  const { is_final: isFinal, ...told } = records.stored.get('one') ?? record;
  return { ...told, agreement: isFinal ? 'agreed' : 'unconfirmed' };
}
