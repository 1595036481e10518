import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { incomingQuestionSchema } from '@everything-wallet/core/schemas/incomingScan';
import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { contactFormSchema } from '@everything-wallet/core/documents/contactForm';
import { transactionId, transactionSchema } from '@everything-wallet/core/documents/transaction';
import { networkNamed } from '@everything-wallet/core/networks/networkNamed';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { parsePaymentLink } from '@everything-wallet/core/payments/parsePaymentLink';
import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { maxFee, transferFees } from '@everything-wallet/core/transactions/transferFees';
import { Wallet } from 'ethers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApiDocument } from '../../functions/src/api/openApiDocument.ts';
import { rpcUrlParams } from '../../functions/src/configuration.ts';
import { configurationProblems } from '../../functions/src/configuration/configurationProblems.ts';
import { chainOf } from '../../functions/src/services/chain/clientOf.ts';
import { ledgerOf } from '../../functions/src/services/chain/ledgerOf.ts';
import { CoinSource } from '../../functions/src/services/incoming/CoinSource.ts';
import { IncomingScanner } from '../../functions/src/services/incoming/IncomingScanner.ts';
import { LogSource } from '../../functions/src/services/incoming/LogSource.ts';
import { SamplePriceSource } from '../../functions/src/services/prices/SamplePriceSource.ts';
import { createLabelReader } from '../../functions/src/services/tokens/createLabelReader.ts';
import { decodeTransfer } from '../../functions/src/services/transactions/decodeTransfer.ts';
import { estimateTransfer } from '../../functions/src/services/transactions/estimateTransfer.ts';
import { reconcileRecords } from '../../functions/src/services/transactions/reconcileRecords.ts';
import { sendTransfer } from '../../functions/src/services/transactions/sendTransfer.ts';
import { MemoryIncomingStore } from '../../functions/src/testing/MemoryIncomingStore.ts';
import { fakeRecords } from '../../functions/src/testing/fakeRecords.ts';
import { receivableTokens } from '../../web/src/features/receive/receivableTokens.ts';
import { coinToken } from '../../web/src/features/tokens/coinToken.ts';
import { transactionFee } from '../../web/src/features/transactions/transactionFee.ts';
import { callRpc } from '../chains/callRpc.ts';
import { startChain } from '../chains/startChain.ts';
import { createTransferQueue } from '../faucet/createTransferQueue.ts';
import { stackNetworks } from '../stackNetworks.ts';
import { stackPorts } from '../stackPorts.ts';
import { freePort } from '../testing/freePort.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { testFamily } from '../testing/testFamily.ts';

/* A network that is one file and nothing else: everything works on it, against a real chain. */

// Its file, and the output of `npm run networks:generate` in core.
vi.mock('@everything-wallet/core/networks/networkList', async (original) => {
  const { networkList } = await original<typeof import('@everything-wallet/core/networks/networkList')>();
  const tenth = {
    place: 10,
    id: 'tenth',
    name: 'Tenth Chain',
    type: 'mainnet',
    isOptional: true,
    chainId: 4_242,
    rpcName: 'tenth-mainnet',
    currency: 'TEN',
    coin: {
      id: 'ten',
      name: 'Tenth',
      icon: 'X',
      color: '#123456',
      price: { coinGeckoId: 'tenth-coin', sample: { usd: 10, change24h: 1 } },
    },
    explorerUrl: 'https://explorer.tenth.example',
    rpcUrls: ['https://one.tenth.example', 'https://two.tenth.example'],
    transferApiUrl: undefined,
    confirmations: 3,
    blockSeconds: 1,
    feeModel: 'gasPlusL1',
    highestTipGwei: 10,
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
    wrappedCoin: '0x4200000000000000000000000000000000000006',
    customTokenName: 'Tenth',
  };
  return { networkList: [...networkList, tenth] };
});

const USER = 'alice';
const COIN = 10n ** 18n;

function tenthNetwork(): Network {
  const network = networkNamed('tenth-mainnet');
  if (!network) throw new Error('There is no tenth network');
  return network;
}

test('is known by its names, has a param, a port, a price, and a place in the API', async () => {
  const network = tenthNetwork();
  expect([networks.length, networkNamed(4_242)?.id]).toEqual([10, 'tenth']);
  expect(Object.keys(rpcUrlParams)).toContain('tenth-mainnet');
  expect(configurationProblems({ WEB_API_KEY: 'fake-api-key', RPC_URLS_TENTH_MAINNET: 'nonsense' })).toEqual([
    expect.stringContaining('RPC_URLS_TENTH_MAINNET is malformed'),
  ]);
  expect(stackNetworks('tenth')).toContain(network);
  const { faucet, chains } = stackPorts();
  expect(new Set([faucet, ...Object.values(chains)]).size).toBe(11);
  expect((await new SamplePriceSource().fetchPrices()).prices.get('TEN')).toEqual({ usd: 10, change24h: 1 });
  expect(JSON.stringify(openApiDocument('https://wallet.example'))).toContain('tenth-mainnet');
});

test('is received on, and offered where it is on', () => {
  const network = tenthNetwork();
  const { address } = Wallet.createRandom();
  expect(receivableTokens(address, networks)).toContainEqual(
    expect.objectContaining({
      id: 'native-tenth',
      symbol: 'TEN',
      network: 'Tenth Chain',
      address,
      isSample: false,
    }),
  );
  expect(coinToken(network)).toMatchObject({ id: 'ten', symbol: 'TEN', icon: 'X' });
  expect(parsePaymentLink(`ethereum:${address}@4242?value=5`)).toEqual({
    recipient: address,
    networkId: 'tenth',
    amount: 5n,
  });
  const contact = { name: 'Ada', address, network: 'tenth', notes: '' };
  expect(contactFormSchema.safeParse(contact).success).toBe(true);
});

test('balance, fee, send and history work on it, to the wei', async () => {
  const network = tenthNetwork();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await startChain(testFamily(), { network, port, directory: temporaryDirectory(), stateFile: undefined });
  vi.stubEnv('RPC_URLS_TENTH_MAINNET', url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const chain = chainOf(network.rpcName);
  const wallet = Wallet.createRandom();
  const to = Wallet.createRandom().address;

  // What others send is there.
  expect(getBalance.input.safeParse({ address: wallet.address, network: 'tenth-mainnet' }).success).toBe(
    true,
  );
  expect(await chain.getBalance(wallet.address)).toBe(0n);
  await createTransferQueue(url)(wallet.address, COIN);
  expect(await chain.getBalance(wallet.address)).toBe(COIN);

  // And it is in the history, once, with its sender.
  const incoming = { addresses: [wallet.address], networks: [network.rpcName], wantsNotices: true };
  expect(incomingQuestionSchema.safeParse(incoming).success).toBe(true);
  const store = new MemoryIncomingStore();
  const ledger = ledgerOf(network.rpcName);
  const scanner = new IncomingScanner({
    ledgerOf,
    sourcesOf: () => [
      new LogSource(ledger, network.confirmations),
      new CoinSource(ledger, network.confirmations),
    ],
    readLabel: createLabelReader(chainOf),
    store,
    requireActiveAccount: () => Promise.resolve(),
  });
  expect(await scanner.scan(USER, incoming)).toMatchObject({
    arrived: [{ amount: '1', symbol: 'TEN', network: 'tenth' }],
    arrivedCount: 1,
    isCatchingUp: false,
    silent: [],
  });
  const received = [...store.records.values()].map((record) => transactionSchema.parse(record));
  expect(received).toEqual([
    expect.objectContaining({
      type: 'receive',
      status: 'completed',
      network: 'tenth',
      amount: '1',
      to_address: wallet.address,
    }),
  ]);

  // The chain's oracle returns 10^13 wei for each of two calls, and twice that is reserved.
  const question = { from: wallet.address, to, value: 1n };
  const estimate = estimateGas.output.parse(await estimateTransfer(chain, network, question));
  expect(estimate).toMatchObject({ chainId: 4_242, l1Fee: '40000000000000', gasLimit: '21000' });
  const fees = transferFees(estimate);
  expect(formatAmount(maxFee(fees))).toBe(estimate.estimatedCost);

  // All that can be sent.
  const amount = COIN - maxFee(fees);
  const requested = { from: wallet.address, to, amount, network, fees, shownTotal: COIN };
  const { signedTransaction, txHash } = await signTransfer(wallet, requested);
  const called = { signedTransaction, network: 'tenth-mainnet' };
  expect(sendTransaction.input.safeParse(called).success).toBe(true);
  const records = fakeRecords();
  const transfer = await decodeTransfer(signedTransaction, network);
  expect(await sendTransfer(USER, network, transfer, { chain, records })).toBe(txHash);
  // A busy machine mines the block after the answer.
  await vi.waitFor(async () => expect(await chain.getBalance(to)).toBe(amount), { timeout: 10_000 });

  // Its record, as the history reads it, from the first second until it is final.
  const id = transactionId(USER, network.chainId, txHash);
  const recordOf = () => transactionSchema.parse(records.stored.get(id));
  expect(recordOf()).toMatchObject({ network: 'tenth', token_symbol: 'TEN', status: 'pending' });
  expect(recordOf().gas_fee).toBe(estimate.estimatedCost);
  await callRpc(url, 'anvil_mine', ['0x2']);
  const open = [{ id, record: recordOf(), createdAt: Date.now() }];
  expect(await reconcileRecords(open, { chainOf, records })).toBe(0);
  expect(recordOf()).toMatchObject({ status: 'completed', confirmations: 3, is_final: true });
  const paid = recordOf().fee_paid ?? '';
  expect(transactionFee(recordOf(), (amount) => amount)).toBe(`${paid} TEN`);
  expect(await chain.getBalance(wallet.address)).toBeGreaterThanOrEqual(40_000_000_000_000n);
});
