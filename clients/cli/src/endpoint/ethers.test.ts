import { JsonRpcProvider } from 'ethers/providers';
import { Wallet } from 'ethers/wallet';
import { expect, it, onTestFinished } from 'vitest';
import { openFakePage, startTestEndpoint } from '../testing/startTestEndpoint.ts';

const wallet = Wallet.createRandom();
const hash = `0x${'ab'.repeat(32)}`;

/** Transaction as a node reports it while it is pending. */
const reported = {
  hash,
  type: '0x2',
  nonce: '0x0',
  from: wallet.address,
  to: wallet.address,
  value: '0x1',
  gas: '0x5208',
  gasPrice: '0x1',
  maxFeePerGas: '0x1',
  maxPriorityFeePerGas: '0x1',
  input: '0x',
  chainId: '0xaa36a7',
  blockNumber: null,
  blockHash: null,
  transactionIndex: null,
  r: `0x${'11'.repeat(32)}`,
  s: `0x${'22'.repeat(32)}`,
  v: '0x1',
  yParity: '0x1',
  accessList: [],
};

it('signs messages and sends transactions of an ethers signer', async () => {
  const { rpcUrl, pageUrl } = await startTestEndpoint({
    eth_blockNumber: '0x10',
    eth_estimateGas: '0x5208',
    eth_getTransactionByHash: reported,
  });
  const page = await openFakePage(pageUrl, ({ method, params }) => {
    if (method === 'eth_accounts') return [wallet.address];
    if (method === 'eth_sendTransaction') return hash;
    const [message] = params as [string];
    return wallet.signMessage(Buffer.from(message.slice(2), 'hex'));
  });
  const provider = new JsonRpcProvider(rpcUrl);
  onTestFinished(() => provider.destroy());
  const signer = await provider.getSigner(wallet.address);

  expect(await signer.signMessage('Hello')).toBe(await wallet.signMessage('Hello'));

  const sent = await signer.sendTransaction({
    to: wallet.address,
    value: 1n,
    maxFeePerGas: 2n,
    maxPriorityFeePerGas: 1n,
    type: 2,
    chainId: 11155111,
  });
  expect(sent.hash).toBe(hash);
  const { params } = page.seen.at(-1) ?? {};
  const address = wallet.address.toLowerCase();
  expect(params).toEqual([{ from: address, to: address, value: '0x1', chainId: '0xaa36a7' }]);
});
