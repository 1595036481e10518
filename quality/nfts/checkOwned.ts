import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { Interface, Wallet } from 'ethers';
import type { ReceivedNft, NftRecords } from '../../functions/src/services/nfts/NftRecords.ts';
import { NftsReader } from '../../functions/src/services/nfts/NftsReader.ts';
import { startChain } from '../../tools/chains/startChain.ts';
import { sendTransactions, type LocalTransaction } from '../../tools/chains/sendTransactions.ts';
import { mintEdition, mintTokens } from '../../tools/nfts/mintNfts.ts';
import { putNfts } from '../../tools/nfts/putNfts.ts';
import { sampleCollections } from '../../tools/nfts/sampleCollections.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import type { QualityRun } from '../QualitySuite.ts';
import { Receiver } from '../transfers/Receiver.ts';
import { TransferChain } from '../transfers/TransferChain.ts';

const NFTS = 200;
const ACCOUNTS = 3;
const MINTER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const abi = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
]);

/**
 * Mints 200 NFTs of both standards for three accounts, finds them as the functions do, and compares with the
 * chain.
 */
export async function checkOwned(run: QualityRun, tally: Tally): Promise<string> {
  const network = networkByRpcName('mainnet');
  const [port, accounts] = [
    await freePort(),
    Array.from({ length: ACCOUNTS }, () => Wallet.createRandom().address),
  ];
  await startChain(run.family, { network, port, directory: run.directory, stateFile: undefined });
  const url = `http://127.0.0.1:${port}`;
  await putNfts(url, network);
  const [lanterns, compass] = sampleCollections(network);
  if (!lanterns || !compass) throw new Error('There are no collections');
  const chain = new TransferChain(network, url);
  run.beforeEnd(() => chain.end());
  const call = async (to: string, name: string, ...args: unknown[]) =>
    BigInt(await chain.ask<string>('eth_call', { to, data: abi.encodeFunctionData(name, args) }, 'latest'));

  const receiver = new Receiver([chain], accounts);
  await receiver.scanUntilRead();
  const random = seededRandom(53);
  const pick = () => accounts[Math.floor(random() * ACCOUNTS)] ?? '';
  const made: LocalTransaction[] = Array.from({ length: NFTS }, (_, index) =>
    index % 2 === 0
      ? mintTokens(lanterns.contract, pick(), 1n)
      : mintEdition(compass.contract, pick(), BigInt(index), BigInt(1 + Math.floor(random() * 9))),
  );
  for (const transaction of made) await sendTransactions(url, MINTER, [transaction]);
  await receiver.scanUntilRead();

  const reader = new NftsReader(network, [url], { records: recordsOf(receiver) });
  const reported = new Map<string, string>();
  let from: number | null = 0;
  let answers = 0;
  while (from !== null) {
    const { nfts, next } = await reader.read('quality', { addresses: accounts, from });
    for (const { contract, tokenId, owner, units, agreement } of nfts) {
      const key = `${contract} ${tokenId} ${owner}`;
      tally.expect(!reported.has(key), `${key} is reported twice`);
      tally.expect(agreement === 'agreed', `${key}: ${agreement}`);
      reported.set(key, units ?? '—');
    }
    from = next;
    answers += 1;
  }

  const expected = new Map<string, string>();
  for (let id = 0n, last = await lastToken(chain, lanterns.contract); id <= last; id += 1n) {
    const owner = await call(lanterns.contract, 'ownerOf', id).catch(() => 0n);
    const account = accounts.find((one) => BigInt(one) === owner);
    if (account !== undefined) expected.set(`${lanterns.contract} ${id} ${account}`, '1');
  }
  for (const account of accounts) {
    for (let id = 1; id < NFTS; id += 2) {
      const units = await call(compass.contract, 'balanceOf', account, id);
      if (units > 0n) expected.set(`${compass.contract} ${id} ${account}`, units.toString());
    }
  }
  tally.expect(expected.size === NFTS, `the chain has ${expected.size}`);
  for (const [key, units] of expected)
    tally.expect(
      reported.get(key) === units,
      `${key}: told ${reported.get(key) ?? 'nothing'}, chain ${units}`,
    );
  tally.expect(
    reported.size === expected.size,
    `${reported.size} are reported, the chain has ${expected.size}`,
  );
  return `${reported.size} told once in ${answers} answers`;
}

/** The highest number that a lantern may have: those of the seller, and all that were made here. */
async function lastToken(chain: TransferChain, contract: string): Promise<bigint> {
  const data = abi.encodeFunctionData('totalSupply');
  const supply = await chain.ask<string>('eth_call', { to: contract, data }, 'latest').catch(() => '0x0');
  return BigInt(supply) + BigInt(2 * NFTS);
}

/** Returns the incoming transfers, as the database stores them. */
function recordsOf(receiver: Receiver): NftRecords {
  return {
    read: (_userId, networkId) => {
      const found = receiver.records.filter(
        ({ network, standard }) => network === networkId && /^erc(721|1155)$/.test(standard ?? ''),
      );
      return Promise.resolve({
        calls: [],
        isCut: false,
        arrived: found.toReversed().map((record): ReceivedNft => ({
          contract: record.contract_address ?? '',
          tokenId: record.token_id ?? '',
          standard: record.standard === 'erc721' ? 'erc721' : 'erc1155',
          to: record.to_address,
          isUnverified: record.is_unverified === true,
          arrivedAt: null,
        })),
      });
    },
  };
}
