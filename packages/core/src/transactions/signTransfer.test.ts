import { Interface, Transaction, Wallet } from 'ethers';
import fc from 'fast-check';
import { addr, Transaction as MicroTransaction } from 'micro-eth-signer';
import { describe, expect, test } from 'vitest';
import { deriveAccount } from '../accounts/deriveAccount.ts';
import { WalletError } from '../errors/WalletError.ts';
import type { TextId } from '../texts/texts.ts';
import { defaultNetwork, networks } from '../networks/networks.ts';
import { signTransfer, type TokenFunds, type Transfer } from './signTransfer.ts';
import { maxFee, type TransferFees } from './transferFees.ts';

const JUNK = `${'test '.repeat(11)}junk`;
const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const eip1559Fees: TransferFees = {
  gasLimit: 21_000n,
  gasPrice: 30_000_000_000n,
  maxPriorityFeePerGas: 2_000_000_000n,
  nonce: 7,
};
const legacyFees: TransferFees = { gasLimit: 21_000n, gasPrice: 20_000_000_000n, nonce: 9 };

/** Transfer whose total was shown unchanged. */
function transferOf(
  account: Wallet,
  amount: bigint,
  fees: TransferFees,
  fields: Partial<Transfer> = {},
): Transfer {
  return {
    from: account.address,
    to: RECIPIENT,
    amount,
    network: defaultNetwork,
    fees,
    shownTotal: amount + maxFee(fees),
    ...fields,
  };
}

async function expectRefused(signing: Promise<unknown>, textId: TextId) {
  const error: unknown = await signing.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WalletError);
  expect(error).toMatchObject({ textId });
}

describe('published transactions', () => {
  test('the example of EIP-155', async () => {
    const account = new Wallet(`0x${'46'.repeat(32)}`);
    const { signedTransaction, txHash } = await signTransfer(
      account,
      transferOf(account, 10n ** 18n, legacyFees, { to: `0x${'35'.repeat(20)}` }),
    );
    expect(Transaction.from(signedTransaction).unsignedHash).toBe(
      '0xdaf5a779ae972f972197303d7b574746c7ef83eadac0f2791ad23db92e4c8e53',
    );
    expect(signedTransaction).toBe(
      '0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
    );
    expect(txHash).toBe('0x33469b22e9f636356c4160a87eb19df52b7412e8eac32a4a55ffe88ea8350788');
  });

  // Mined on Ropsten (chain id 3); also a vector of Trust Wallet Core.
  test('an EIP-1559 transfer that a public chain included', async () => {
    const account = new Wallet('0x4f96ed80e9a7555a6f74b3d658afdd9c756b0a40d4ca30c42c2039eb449bb904');
    const fees: TransferFees = {
      gasLimit: 21_100n,
      gasPrice: 3_000_000_000n,
      maxPriorityFeePerGas: 2_000_000_000n,
      nonce: 6,
    };
    const { signedTransaction, txHash } = await signTransfer(
      account,
      transferOf(account, 543_210_987_654_321n, fees, {
        to: '0xB9F5771C27664bF2282D98E09D7F50cEc7cB01a7',
        network: { ...defaultNetwork, chainId: 3 },
      }),
    );
    expect(signedTransaction).toBe(
      '0x02f8710306847735940084b2d05e0082526c94b9f5771c27664bf2282d98e09d7f50cec7cb01a78701ee0c29f50cb180c080a092c336138f7d0231fe9422bb30ee9ef10bf222761fe9e04442e3a11e88880c64a06487026011dae03dc281bc21c7d7ede5c2226d197befb813a4ecad686b559e58',
    );
    expect(txHash).toBe('0x14429509307efebfdaa05227d84c147450d168c68539351fbc01ed87c916ab2e');
  });
});

/** The same transfer signed by other code. */
function signElsewhere(privateKey: string, { to, amount, network, fees }: Transfer): string {
  const common = {
    to,
    value: amount,
    nonce: BigInt(fees.nonce),
    gasLimit: fees.gasLimit,
    chainId: BigInt(network.chainId),
  };
  // Its fee limits are a wallet's caution, not the protocol's: not strict.
  const transaction =
    fees.maxPriorityFeePerGas === undefined
      ? MicroTransaction.prepare({ ...common, type: 'legacy', gasPrice: fees.gasPrice }, false)
      : MicroTransaction.prepare(
          {
            ...common,
            type: 'eip1559',
            maxFeePerGas: fees.gasPrice,
            maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
          },
          false,
        );
  return transaction.signBy(privateKey, false).toHex();
}

describe('agrees with a second implementation on any transfer', () => {
  const privateKey = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
    .filter((key) => BigInt(key) > 0n && BigInt(key) < 2n ** 255n);
  const fees = fc.record({
    gasLimit: fc.bigInt({ min: 21_000n, max: 30_000_000n }),
    gasPrice: fc.bigInt({ min: 1_000_000_000n, max: 10n ** 13n }),
    nonce: fc.nat(2 ** 31),
  });
  const recipient = privateKey.map((key) => addr.fromPrivateKey(key));
  const amount = fc.bigInt({ min: 0n, max: 10n ** 26n });

  test.each(['legacy (EIP-155)', 'EIP-1559'])('%s', async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        privateKey,
        recipient,
        amount,
        fees,
        fc.constantFrom(...networks),
        async (key, to, value, legacy, network) => {
          const account = new Wallet(key);
          const offered =
            kind === 'EIP-1559' ? { ...legacy, maxPriorityFeePerGas: legacy.gasPrice / 2n } : legacy;
          const transfer = transferOf(account, value, offered, { to, network });
          const { signedTransaction } = await signTransfer(account, transfer);
          expect(signedTransaction).toBe(signElsewhere(key, transfer));
        },
      ),
    );
  });
});

describe('signs the shown transfer', () => {
  test.each(networks)('with the chain id of $name', async (network) => {
    const account = await deriveAccount(JUNK);
    for (const fees of [eip1559Fees, legacyFees]) {
      const { signedTransaction, txHash } = await signTransfer(account, {
        from: account.address.toLowerCase(),
        to: RECIPIENT,
        amount: 250_000_000_000_000_000n,
        network,
        fees,
        shownTotal: 10n ** 18n,
      });
      const { from, to, value, data, nonce, chainId, hash } = Transaction.from(signedTransaction);
      expect({ from, to, value, data, nonce, chainId, hash }).toEqual({
        from: account.address,
        to: RECIPIENT,
        value: 250_000_000_000_000_000n,
        data: '0x',
        nonce: fees.nonce,
        chainId: BigInt(network.chainId),
        hash: txHash,
      });
    }
  });

  test('up to the total, to the wei', async () => {
    const account = await deriveAccount(JUNK);
    const exact = { ...transferOf(new Wallet(account.privateKey), 1n, eip1559Fees) };
    await expect(signTransfer(account, exact)).resolves.toHaveProperty('txHash');
    await expectRefused(
      signTransfer(account, { ...exact, shownTotal: exact.shownTotal - 1n }),
      'send.error.feeRose',
    );
  });
});

describe('refuses', () => {
  const account = new Wallet(`0x${'46'.repeat(32)}`);

  test.each<[string, Partial<TransferFees>]>([
    ['a gas price', { gasPrice: eip1559Fees.gasPrice + 1n }],
    ['a gas limit', { gasLimit: eip1559Fees.gasLimit + 1n }],
  ])('%s that rose after the total was shown', async (_, risen) => {
    const shown = transferOf(account, 10n ** 18n, eip1559Fees);
    await expectRefused(
      signTransfer(account, { ...shown, fees: { ...eip1559Fees, ...risen } }),
      'send.error.feeRose',
    );
  });

  test("another account's coins", async () => {
    const foreign = transferOf(account, 1n, eip1559Fees, { from: RECIPIENT });
    await expectRefused(signTransfer(account, foreign), 'send.error.phraseMismatch');
  });

  test('the right phrase at another index', async () => {
    const [first, second] = [await deriveAccount(JUNK, 0), await deriveAccount(JUNK, 1)];
    const transfer = transferOf(new Wallet(first.privateKey), 1n, eip1559Fees);
    await expectRefused(signTransfer(second, transfer), 'send.error.phraseMismatch');
    await expect(signTransfer(first, transfer)).resolves.toHaveProperty('txHash');
  });

  test('cannot sign with an invalid phrase', async () => {
    await expectRefused(deriveAccount('abandon '.repeat(12)), 'send.error.invalidPhrase');
  });

  test.each<[string, Partial<Transfer>]>([
    ['a recipient with a wrong checksum', { to: RECIPIENT.replace('fB', 'Fb') }],
    ['an invalid recipient', { to: '0x1234' }],
    ['a name as recipient', { to: 'vitalik.eth' }],
    ['a negative amount', { amount: -1n }],
    ['an amount beyond 256 bits', { amount: 2n ** 256n, shownTotal: 2n ** 257n }],
    ['an invalid nonce', { fees: { ...eip1559Fees, nonce: -1 } }],
    ['a tip above the whole price', { fees: { ...eip1559Fees, maxPriorityFeePerGas: 10n ** 18n } }],
  ])('%s', async (_, fields) => {
    const transfer = { ...transferOf(account, 1n, eip1559Fees), ...fields };
    await expect(signTransfer(account, transfer)).rejects.toThrow();
  });
});

describe('of a token', () => {
  const account = new Wallet(`0x${'46'.repeat(32)}`);
  const token: TokenFunds = {
    contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    balance: 2_000_000n,
    coinBalance: maxFee(eip1559Fees),
  };
  const transfer: Transfer = {
    ...transferOf(account, 1_500_000n, eip1559Fees, { token }),
    shownTotal: maxFee(eip1559Fees),
  };
  const erc20 = new Interface(['function transfer(address to, uint256 amount) returns (bool)']);

  test.each(networks)("signs the contract's transfer on $name, and moves no coin", async (network) => {
    for (const fees of [eip1559Fees, legacyFees]) {
      const { signedTransaction, txHash } = await signTransfer(account, { ...transfer, network, fees });
      const { from, to, value, data, chainId, hash } = Transaction.from(signedTransaction);
      expect({ from, to, value, data, chainId, hash }).toEqual({
        from: account.address,
        to: token.contract,
        value: 0n,
        data: erc20.encodeFunctionData('transfer', [RECIPIENT, 1_500_000n]),
        chainId: BigInt(network.chainId),
        hash: txHash,
      });
    }
  });

  test.each<[string, Partial<Transfer>, TextId]>([
    ['a fee above the one shown', { shownTotal: maxFee(eip1559Fees) - 1n }, 'send.error.feeRose'],
    [
      'more tokens than there are',
      { token: { ...token, balance: 1_499_999n } },
      'send.error.insufficientTokens',
    ],
    [
      'a fee that the coin does not cover',
      { token: { ...token, coinBalance: maxFee(eip1559Fees) - 1n } },
      'send.error.feeNotCovered',
    ],
    ["another account's tokens", { from: RECIPIENT }, 'send.error.phraseMismatch'],
  ])('refuses %s', async (_, fields, textId) => {
    await expectRefused(signTransfer(account, { ...transfer, ...fields }), textId);
  });

  test('sends the full balance, to the smallest unit', async () => {
    const all = { ...transfer, amount: token.balance };
    await expect(signTransfer(account, all)).resolves.toHaveProperty('txHash');
  });

  test.each<[string, Partial<Transfer>]>([
    ['an invalid contract', { token: { ...token, contract: '0x1234' } }],
    [
      'a contract with a wrong checksum',
      { token: { ...token, contract: token.contract.replace('Fb', 'fB') } },
    ],
    ['a recipient with a wrong checksum', { to: RECIPIENT.replace('fB', 'Fb') }],
    ['a negative amount', { amount: -1n }],
  ])('refuses %s', async (_, fields) => {
    await expect(signTransfer(account, { ...transfer, ...fields })).rejects.toThrow();
  });

  test('refuses a signer that signs another transfer', async () => {
    const forger = new Wallet(account.privateKey);
    forger.signTransaction = (request) =>
      account.signTransaction({
        ...request,
        data: erc20.encodeFunctionData('transfer', [account.address, 1_500_000n]),
      });
    await expectRefused(signTransfer(forger, transfer), 'send.error.failed');
  });
});
