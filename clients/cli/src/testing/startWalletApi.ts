import { Transaction } from 'ethers/transaction';
import { json, startFakeApi, type Reply } from '../../../typescript/src/testing/startFakeApi.ts';
import { testKey } from './runEw.ts';

/** An estimate for Sepolia whose highest fee is 0.000042 coin. */
export const estimate = {
  network: 'sepolia',
  chainId: 11155111,
  currency: 'SepoliaETH',
  estimatedCost: '0.000042',
  estimatedCostWei: '42000000000000',
  gasLimit: '21000',
  gasPrice: '2000000000',
  maxFeePerGas: '2000000000',
  maxPriorityFeePerGas: '1000000000',
  nonce: 7,
  toIsContract: false,
  nodesConfigured: 2,
  agreement: 'agreed',
};

/** Answers of the API by path; these override the defaults. 'lookup' is a transaction requested by hash. */
export type Routes = Readonly<Record<string, Reply>>;

/** Starts a fake API for Sepolia, and returns the settings that point ew to it. */
export async function startWalletApi(routes: Routes = {}) {
  const api = await startFakeApi((response) => {
    const [path = '', query] = (response.req.url ?? '').replace('/api/v1/', '').split('?');
    const network = new URLSearchParams(query).get('network') ?? 'sepolia';
    const usual: Routes = {
      balance: json({
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
        network,
        chainId: 11155111,
        currency: 'SepoliaETH',
        balance: '0.5',
        balanceWei: '500000000000000000',
      }),
      networks: json({
        networks: [
          {
            id: 'sepolia',
            name: 'Ethereum Sepolia',
            type: 'testnet',
            chainId: 11155111,
            rpcName: 'sepolia',
            currency: 'SepoliaETH',
            explorerUrl: 'https://sepolia.etherscan.io',
          },
        ],
      }),
      'gas/estimate': json(estimate),
      transaction: (answer) => {
        const { signedTransaction } = JSON.parse(api.seen.at(-1)?.body ?? '') as {
          signedTransaction: string;
        };
        const { hash } = Transaction.from(signedTransaction);
        json({ txHash: hash, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' })(answer);
      },
    };
    const lookup = routes['lookup'] ? 'lookup' : 'transaction';
    const name = path.startsWith('transaction/') ? lookup : path;
    (routes[name] ?? usual[name])?.(response);
  });
  return { ...api, env: { EW_API_KEY: testKey, EW_BASE_URL: api.baseUrl, EW_NETWORK: 'sepolia' } };
}
