import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildStake } from '@everything-wallet/core/calls/build/buildStake';
import { buildWithdrawalRequest } from '@everything-wallet/core/calls/build/buildWithdrawalRequest';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { lido } from '@everything-wallet/core/pools/lido';
import { Interface, toBeHex, Wallet } from 'ethers';
import { localContracts } from '../../tools/contracts/localContracts.ts';
import { sendTransactions } from '../../tools/chains/sendTransactions.ts';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import { mintEdition, mintTokens } from '../../tools/nfts/mintNfts.ts';
import { putNfts } from '../../tools/nfts/putNfts.ts';
import { sampleCollections } from '../../tools/nfts/sampleCollections.ts';
import { signListing } from '../../tools/nfts/signListing.ts';
import { putLido } from '../../tools/pools/putLido.ts';
import { PoolChain } from '../pools/PoolChain.ts';
import type { QualityRun } from '../QualitySuite.ts';

type SignedListing = Awaited<ReturnType<typeof signListing>>;

/** The account of local chains that sends everything. */
const FAUCET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const SPENDER = `0x${'5a'.repeat(20)}`;
const SENT = 10n ** 17n;
const ETHER = 10n ** 18n;

/** Addresses of a name, from contracts that return one word for every call. */
const RESOLVER = `0x${'5e'.repeat(20)}`;

/** Edition of ERC-1155 that the account has some of. */
const EDITION = 7n;

const erc721 = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'function setApprovalForAll(address,bool)',
]);

const erc20 = new Interface([
  'function approve(address,uint256)',
  'function transfer(address,uint256) returns (bool)',
]);

/**
 * A chain on which an account has one of everything: coin, tokens, NFTs of both standards, shares of a pool,
 * staked coin and a withdrawal request for it, an approval, and a transfer; NFTs are for sale on it, and a
 * name resolves to the recipient.
 */
export interface LyingWorld {
  readonly chain: PoolChain;
  readonly account: string;
  readonly recipient: string;
  readonly token: string;
  readonly collection: string;
  readonly tokenId: string;
  /** ERC-1155, and the number of which the account has three. */
  readonly editions: string;
  readonly edition: string;
  /** An order that can be bought, and one whose seller has not approved Seaport. */
  readonly listed: SignedListing;
  readonly unapproved: SignedListing;
  /** Of a transfer of coin, and of one of tokens. */
  readonly coinHash: string;
  readonly tokenHash: string;
  /** The bytes of `transfer(address,uint256)` of the token. */
  readonly transferData: string;
}

export async function startLyingWorld(run: QualityRun): Promise<LyingWorld> {
  const network = networkById('ethereum');
  const chain = await PoolChain.start(run, network, 1);
  const [account = ''] = chain.accounts;
  const recipient = Wallet.createRandom().address;
  const vault = chain.vaults.find(({ asset }) => asset !== network.wrappedCoin);
  if (!vault) throw new Error('There is no pool');
  await putNfts(chain.url, network);
  await putLido(chain.url, network);
  const [lanterns, editions] = sampleCollections(network);
  if (!lanterns || !editions) throw new Error('There are no collections');
  const listed = await offer(chain, lanterns.contract, true);
  const unapproved = await offer(chain, lanterns.contract, false);
  const tokenId = await mint(chain, lanterns.contract, account);
  await sendTransactions(chain.url, FAUCET, [mintEdition(editions.contract, account, EDITION, 3n)]);
  const units = 10n ** BigInt(vault.assetDecimals);
  const { chainId } = network;
  const call = async (to: string, data: string) => chain.send(account, { chainId, to, value: 0n, data });
  const approval = exchangeContracts.token.abi.encodeFunctionData('approve', [vault.address, units]);
  await call(vault.asset, approval);
  await call(vault.address, localContracts.vault.abi.encodeFunctionData('deposit', [units, account]));
  await call(vault.asset, erc20.encodeFunctionData('approve', [SPENDER, units]));
  const { queue, staked } = lido;
  await chain.send(account, buildStake({ amount: 2n * ETHER }));
  await chain.send(
    account,
    buildApprove({ chainId, token: staked, spender: queue, amount: ETHER, named: ETHER }),
  );
  await chain.send(account, buildWithdrawalRequest({ amount: ETHER, owner: account }));
  await point(chain, recipient);
  const transferData = erc20.encodeFunctionData('transfer', [recipient, units]);
  const hashOf = async (transaction: object) =>
    (await chain.provider.send('eth_sendTransaction', [transaction])) as string;
  const coinHash = await hashOf({ from: account, to: recipient, value: `0x${SENT.toString(16)}` });
  await chain.provider.waitForTransaction(coinHash);
  const tokenHash = await hashOf({ from: account, to: vault.asset, data: transferData });
  await chain.provider.waitForTransaction(tokenHash);
  // Deep enough for everything to be final.
  await chain.provider.send('anvil_mine', ['0x20']);
  return {
    ...{ chain, account, recipient, token: vault.asset, collection: lanterns.contract },
    ...{ tokenId, editions: editions.contract, edition: EDITION.toString(), listed, unapproved },
    ...{ coinHash, tokenHash, transferData },
  };
}

/** Mints the next NFT of a collection for an address. Returns its token id. */
async function mint({ url, provider }: PoolChain, collection: string, to: string): Promise<string> {
  await sendTransactions(url, FAUCET, [mintTokens(collection, to, 1n)]);
  const topics = erc721.encodeFilterTopics('Transfer', [null, to]);
  const logs = await provider.getLogs({ address: collection, topics, fromBlock: 0 });
  return BigInt(logs.at(-1)?.topics[3] ?? 0).toString();
}

/** Lists an NFT of a new seller, with or without an approval for Seaport. */
async function offer(chain: PoolChain, contract: string, isApproved: boolean): Promise<SignedListing> {
  const seller = new Wallet(Wallet.createRandom().privateKey);
  await chain.provider.send('anvil_setBalance', [seller.address, toBeHex(ETHER)]);
  const tokenId = BigInt(await mint(chain, contract, seller.address));
  const { chainId } = chain.network;
  const data = erc721.encodeFunctionData('setApprovalForAll', [SEAPORT_ADDRESS, isApproved]);
  await chain.send(seller.address, { chainId, to: contract, value: 0n, data });
  const now = Number(await chain.timeOf('latest'));
  return signListing(seller, {
    ...{ chainId, contract, standard: 'erc721', tokenId, price: ETHER },
    otherwise: { startTime: String(now - 300), endTime: String(now + 86_400) },
  });
}

/** Has every name lead to an address. */
async function point({ network, provider }: PoolChain, address: string): Promise<void> {
  const answering = (word: string) => `0x7f${word.slice(2).padStart(64, '0')}5f5260205ff3`;
  await provider.send('anvil_setCode', [network.nameRegistry, answering(RESOLVER)]);
  await provider.send('anvil_setCode', [RESOLVER, answering(address)]);
}
