import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { Interface, Wallet } from 'ethers';
import { localContracts } from '../../contracts/localContracts.ts';
import { sendTransactions } from '../../chains/sendTransactions.ts';
import { exchangeContracts } from '../../exchanges/exchangeContracts.ts';
import { mintTokens } from '../../nfts/mintNfts.ts';
import { putNfts } from '../../nfts/putNfts.ts';
import { sampleCollections } from '../../nfts/sampleCollections.ts';
import { PoolChain } from '../pools/PoolChain.ts';
import type { QualityRun } from '../QualitySuite.ts';

/** The account of local chains that everything comes from. */
const FAUCET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const SPENDER = `0x${'5a'.repeat(20)}`;
const SENT = 10n ** 17n;

const erc20 = new Interface([
  'function approve(address,uint256)',
  'function transfer(address,uint256) returns (bool)',
]);

/** A chain on which an account has some of everything: coin, tokens, an NFT, shares of a pool, an approval, and a transfer. */
export interface LyingWorld {
  readonly chain: PoolChain;
  readonly account: string;
  readonly recipient: string;
  readonly token: string;
  readonly collection: string;
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
  const [lanterns] = sampleCollections(network);
  if (!lanterns) throw new Error('There are no collections');
  await sendTransactions(chain.url, FAUCET, [mintTokens(lanterns.contract, account, 1n)]);
  const units = 10n ** BigInt(vault.assetDecimals);
  const { chainId } = network;
  const call = async (to: string, data: string) => chain.send(account, { chainId, to, value: 0n, data });
  const approval = exchangeContracts.token.abi.encodeFunctionData('approve', [vault.address, units]);
  await call(vault.asset, approval);
  await call(vault.address, localContracts.vault.abi.encodeFunctionData('deposit', [units, account]));
  await call(vault.asset, erc20.encodeFunctionData('approve', [SPENDER, units]));
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
    ...{ coinHash, tokenHash, transferData },
  };
}
