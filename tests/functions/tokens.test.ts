import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import { getTokenBalance } from '@everything-wallet/core/callables/getTokenBalance';
import { getTokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { alwaysOnNetworks, type RpcName } from '@everything-wallet/core/networks/networks';
import { Interface, keccak256, Wallet, type TransactionLike } from 'ethers';
import { describe, expect, it } from 'vitest';
import { TestToken } from '../support/TestToken.ts';
import { transactionsOf } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { TestUser } from './support/TestUser.ts';
import { createWallet, type TestWallet } from './support/TestWallet.ts';

const COIN = 10n ** 18n;
const chain = new LocalChain('mainnet');
const erc20 = new Interface(['function transfer(address to, uint256 amount) returns (bool)']);
const noToken = {
  status: 'FAILED_PRECONDITION',
  message: 'There is no ERC-20 token at this address on this network.',
};

const deploy = (owner: string, rpcName: RpcName = 'mainnet', symbol = 'TUSD') =>
  TestToken.deploy(environment.rpcUrl(rpcName), {
    name: 'Test Dollar',
    symbol,
    supply: 100n * COIN,
    owner,
  });
const newAddress = () => Wallet.createRandom().address;

/** A user with coins for fees and all there is of a token. */
async function tokenHolder(balance = COIN): Promise<{ wallet: TestWallet; token: TestToken }> {
  const wallet = await createWallet();
  await chain.setBalance(wallet.address, balance);
  return { wallet, token: await deploy(wallet.address) };
}

const question = ({ address }: TestWallet, token: TestToken, to: string, amount: bigint) => ({
  from: address,
  to: token.address,
  value: '0x0',
  data: erc20.encodeFunctionData('transfer', [to, amount]),
  network: 'mainnet',
});

/** Signs a transfer of tokens with the numbers of an estimate, as the app does. */
async function sign(
  wallet: TestWallet,
  token: TestToken,
  to: string,
  amount: bigint,
  changes: TransactionLike = {},
): Promise<string> {
  const requested = question(wallet, token, to, amount);
  const estimate = await wallet.user.call(estimateGas, requested);
  return wallet.key.signTransaction({
    type: 2,
    to: token.address,
    data: requested.data,
    nonce: estimate.nonce,
    gasLimit: BigInt(estimate.gasLimit),
    maxFeePerGas: BigInt(estimate.maxFeePerGas ?? 0),
    maxPriorityFeePerGas: BigInt(estimate.maxPriorityFeePerGas ?? 0),
    chainId: 1,
    ...changes,
  });
}

describe.each(alwaysOnNetworks.map(({ rpcName }) => rpcName))('on %s', (network) => {
  it('a contract returns its name, symbol, decimals and balances', async () => {
    const [user, holder] = [await TestUser.signUp(), newAddress()];
    const { address } = await deploy(holder, network);
    expect(await user.call(getTokenDetails, { address, network })).toEqual({
      name: 'Test Dollar',
      symbol: 'TUSD',
      decimals: 18,
    });
    const held = await user.call(getTokenBalance, { address: holder, contract: address, network });
    expect(held).toEqual({ balance: '100', decimals: 18 });
    const nothing = await user.call(getTokenBalance, { address: newAddress(), contract: address, network });
    expect(nothing).toEqual({ balance: '0', decimals: 18 });
  });
});

describe('getTokenDetails and getTokenBalance', () => {
  it('find no token where there is no contract, and where it is on another network', async () => {
    const user = await TestUser.signUp();
    const { address } = await deploy(newAddress());
    const elsewhere = { address, network: 'polygon-amoy' };
    for (const requested of [{ address: newAddress(), network: 'mainnet' }, elsewhere]) {
      expect(await user.refusal(getTokenDetails, requested)).toEqual(noToken);
    }
    const requested = { address: newAddress(), contract: address, network: 'polygon-amoy' };
    expect(await user.refusal(getTokenBalance, requested)).toEqual(noToken);
  });

  it('return a symbol without invisible characters', async () => {
    const user = await TestUser.signUp();
    const { address } = await deploy(newAddress(), 'mainnet', `\u202eUS\u200bD${'C'.repeat(50)}`);
    const { symbol } = await user.call(getTokenDetails, { address, network: 'mainnet' });
    expect(symbol).toBe(`USD${'C'.repeat(17)}`);
  });
});

describe('estimateGas of a token', () => {
  it('estimates the call that is signed, and reports if the recipient is a contract', async () => {
    const { wallet, token } = await tokenHolder();
    const estimate = await wallet.user.call(estimateGas, question(wallet, token, newAddress(), COIN));
    expect(Number(estimate.gasLimit)).toBeGreaterThan(21_000);
    expect(estimate.toIsContract).toBe(false);
    const other = await deploy(newAddress());
    const toContract = await wallet.user.call(estimateGas, question(wallet, token, other.address, COIN));
    expect(toContract.toIsContract).toBe(true);
  });

  it('refuses more tokens than there are, and where there is no token', async () => {
    const { wallet, token } = await tokenHolder();
    const tooMuch = question(wallet, token, newAddress(), 100n * COIN + 1n);
    expect(await wallet.user.refusal(estimateGas, tooMuch)).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'This amount exceeds your token balance',
    });
    const nowhere = { ...question(wallet, token, newAddress(), 1n), to: newAddress() };
    expect(await wallet.user.refusal(estimateGas, nowhere)).toEqual(noToken);
  });

  it.each([
    ['coin beside the tokens', { value: '0x1' }, "The field 'value' must be 0x0 in a transfer of tokens."],
  ])('refuses %s', async (_, changes, message) => {
    const { wallet, token } = await tokenHolder();
    const requested = { ...question(wallet, token, newAddress(), 1n), ...changes };
    expect(await wallet.user.refusal(estimateGas, requested)).toEqual({
      status: 'INVALID_ARGUMENT',
      message,
    });
  });
});

describe('sendTransaction of a token', () => {
  it('moves exactly the signed amount, and records token units', async () => {
    const { wallet, token } = await tokenHolder();
    const to = newAddress();
    const bytes = await sign(wallet, token, to, 12n * COIN + 1n);
    const send = () => wallet.user.call(sendTransaction, { signedTransaction: bytes, network: 'mainnet' });
    const { txHash } = await send();
    expect(txHash).toBe(keccak256(bytes));
    await send();

    expect(await token.balanceOf(to)).toBe(12n * COIN + 1n);
    expect(await token.balanceOf(wallet.address)).toBe(88n * COIN - 1n);
    const records = Object.values(await transactionsOf(wallet.user.uid));
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      type: 'send',
      status: 'pending',
      amount: '12.000000000000000001',
      token_symbol: 'TUSD',
      contract_address: token.address,
      from_address: wallet.address,
      to_address: to,
      network: 'ethereum',
    });
  });

  it('refuses coin beside tokens, and records nothing', async () => {
    const { wallet, token } = await tokenHolder();
    const withCoin = await sign(wallet, token, newAddress(), COIN, { value: 1n });
    const refused = { signedTransaction: withCoin, network: 'mainnet' };
    expect(await wallet.user.refusal(sendTransaction, refused)).toMatchObject({ status: 'INVALID_ARGUMENT' });
    const elsewhere = await sign(wallet, token, newAddress(), COIN, { to: newAddress() });
    const requested = { signedTransaction: elsewhere, network: 'mainnet' };
    expect(await wallet.user.refusal(sendTransaction, requested)).toEqual(noToken);
    expect(await transactionsOf(wallet.user.uid)).toEqual({});
    expect(await chain.nonceOf(wallet.address)).toBe(0);
  });

  it("refuses another account's tokens", async () => {
    const { wallet } = await tokenHolder();
    const other = await tokenHolder();
    const bytes = await sign(other.wallet, other.token, newAddress(), COIN);
    const requested = { signedTransaction: bytes, network: 'mainnet' };
    expect(await wallet.user.refusal(sendTransaction, requested)).toMatchObject({
      status: 'PERMISSION_DENIED',
    });
    expect(await other.token.balanceOf(other.wallet.address)).toBe(100n * COIN);
  });
});
