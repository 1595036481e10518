import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import { callWarnings } from '@everything-wallet/core/calls/callWarnings';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import { signCall } from '@everything-wallet/core/transactions/signCall';
import { Interface, JsonRpcProvider, toBeHex, Wallet } from 'ethers';
import { nftTransferRequest } from '../../web/src/features/signing/nfts/nftTransferRequest.ts';
import type { SentNft } from '../../web/src/lib/calls/SendNft.ts';
import { sendTransactions } from '../../tools/chains/sendTransactions.ts';
import { startChain } from '../../tools/chains/startChain.ts';
import { mintEdition, mintTokens } from '../../tools/nfts/mintNfts.ts';
import { putNfts } from '../../tools/nfts/putNfts.ts';
import { sampleCollections } from '../../tools/nfts/sampleCollections.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import type { Tally } from '../production/Tally.ts';
import type { QualityRun } from '../QualitySuite.ts';

/** Half of them of each standard. */
const SENDS = 20;
const MINTER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const COIN = 10n ** 18n;
const FEES = { gasLimit: 200_000n, gasPrice: 20n * 10n ** 9n };
/** Units of each edition that the sender owns, some of which are sent. */
const UNITS = 9n;

const abi = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
]);

/**
 * Sends 20 NFTs as the page does, decoded and signed by core, and checks the chain with an independent
 * library after each; then some that must fail: a second time, more than the balance, and to a contract that
 * holds none.
 */
export async function checkSends(run: QualityRun, tally: Tally): Promise<string> {
  const network = networkByRpcName('mainnet');
  const port = await freePort();
  await startChain(run.family, { network, port, directory: run.directory, stateFile: undefined });
  const url = `http://127.0.0.1:${port}`;
  await putNfts(url, network);
  const [lanterns, compass] = sampleCollections(network);
  if (!lanterns || !compass) throw new Error('There are no collections');
  const provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1, pollingInterval: 20 });
  run.beforeEnd(() => provider.destroy());
  const account = Wallet.createRandom();
  await provider.send('anvil_setBalance', [account.address, toBeHex(10n * COIN)]);

  const ids = await mintedIds();
  for (const id of ids.editions) {
    await sendTransactions(url, MINTER, [mintEdition(compass.contract, account.address, id, UNITS)]);
  }

  let sent = 0;
  for (let index = 0; index < SENDS; index += 1) {
    const recipient = Wallet.createRandom().address;
    const isEdition = index % 2 === 1;
    const id = (isEdition ? ids.editions : ids.tokens)[index >> 1] ?? 0n;
    const amount = isEdition ? BigInt(1 + (index % Number(UNITS))) : 1n;
    const nft = nftOf(isEdition, id);
    const status = await send(nft, recipient, amount);
    tally.expect(status === 1, `send ${index} is in a block`);
    if (isEdition) {
      tally.expect((await balance(recipient, id)) === amount, `send ${index}: the recipient has ${amount}`);
      tally.expect((await balance(account.address, id)) === UNITS - amount, `send ${index}: the rest stays`);
    } else tally.expect((await ownerOf(id)) === recipient, `send ${index}: it is the recipient’s`);
    if (status === 1) sent += 1;
    const others = (isEdition ? ids.editions : ids.tokens).slice((index >> 1) + 1);
    for (const other of others) {
      const isStill = isEdition
        ? (await balance(account.address, other)) === UNITS
        : (await ownerOf(other)) === account.address;
      tally.expect(isStill, `send ${index}: number ${other} did not move`);
    }
  }

  // An NFT that was sent cannot be sent again, whatever is signed.
  const [token = 0n] = ids.tokens;
  const [edition = 0n] = ids.editions;
  const owner = await ownerOf(token);
  const stranger = Wallet.createRandom().address;
  tally.expect((await send(nftOf(false, token), stranger, 1n)) === 0, 'one that was sent is not sent twice');
  tally.expect((await ownerOf(token)) === owner, 'one that was sent stays where it is');
  const left = await balance(account.address, edition);
  tally.expect((await send(nftOf(true, edition), stranger, left + 1n)) === 0, 'no more leave than are there');
  tally.expect((await balance(account.address, edition)) === left, 'none of too many leaves');
  // The collection's own contract takes no NFTs.
  const refused = await send(nftOf(true, edition), lanterns.contract, 1n);
  tally.expect(refused === 0, 'a contract that holds no NFTs takes none');
  tally.expect((await balance(account.address, edition)) === left, 'nothing is lost to such a contract');
  return `${sent} of ${SENDS} sends arrived`;

  function nftOf(isEdition: boolean, id: bigint): SentNft {
    return {
      network,
      contract: isEdition ? (compass?.contract ?? '') : (lanterns?.contract ?? ''),
      tokenId: id.toString(),
      standard: isEdition ? 'erc1155' : 'erc721',
      name: '',
      sender: { address: account.address, derivationIndex: 0 },
      units: UNITS,
    };
  }

  /** Signs and sends the page's call; returns 1 if it succeeded on chain, 0 if it failed. */
  async function send(nft: SentNft, recipient: string, amount: bigint): Promise<number> {
    const { to, value, data, facts } = nftTransferRequest(nft, recipient, amount);
    const transaction = { chainId: network.chainId, to, value, data };
    const shown = decodeCall(transaction, facts);
    tally.expect(callRefusal(shown, network.wrappedCoin) === undefined, 'the functions send what is signed');
    const nonce = await provider.getTransactionCount(account.address);
    const fees = { ...FEES, nonce };
    const { signedTransaction } = await signCall(account, {
      from: account.address,
      transaction,
      shown,
      accepted: callWarnings(shown, {
        sender: account.address,
        network: network.id,
        now: 0n,
        wrappedCoin: network.wrappedCoin,
      }),
      facts,
      fees,
      shownTotal: maxFee(fees),
    });
    const { hash } = await provider.broadcastTransaction(signedTransaction);
    await provider.send('evm_mine', []);
    const receipt = await provider.getTransactionReceipt(hash);
    return receipt?.status ?? -1;
  }

  async function mintedIds() {
    const tokens: bigint[] = [];
    for (let count = 0; count < SENDS / 2; count += 1) {
      await sendTransactions(url, MINTER, [mintTokens(lanterns?.contract ?? '', account.address, 1n)]);
      const logs = await provider.getLogs({ address: lanterns?.contract ?? '', fromBlock: 0 });
      tokens.push(BigInt(logs.at(-1)?.topics[3] ?? 0));
    }
    return { tokens, editions: Array.from({ length: SENDS / 2 }, (_, index) => BigInt(1_000 + index)) };
  }

  async function ownerOf(id: bigint): Promise<string> {
    const data = abi.encodeFunctionData('ownerOf', [id]);
    return String(
      abi.decodeFunctionResult('ownerOf', await provider.call({ to: lanterns?.contract ?? '', data }))[0],
    );
  }

  async function balance(owner: string, id: bigint): Promise<bigint> {
    const data = abi.encodeFunctionData('balanceOf', [owner, id]);
    return BigInt(await provider.call({ to: compass?.contract ?? '', data }));
  }
}
