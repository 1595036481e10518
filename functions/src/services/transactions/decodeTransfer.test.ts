import { consentTo } from '@everything-wallet/core/calls/consentTo';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import {
  concat,
  encodeRlp,
  getCreateAddress,
  Interface,
  keccak256,
  Transaction,
  Wallet,
  type TransactionLike,
} from 'ethers';
import { describe, expect, it } from 'vitest';
import { decodeTransfer } from './decodeTransfer.ts';

const ethereum = networkById('ethereum');
// The first account of the mnemonic 'test test … junk', which every development chain knows.
const wallet = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const transfer: TransactionLike = {
  type: 2,
  to,
  value: 250_000_000_000_000_000n,
  nonce: 3,
  gasLimit: 21_000n,
  maxFeePerGas: 30_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
  chainId: 1,
};

const sign = (changes: TransactionLike = {}) => wallet.signTransaction({ ...transfer, ...changes });
const unexplained = 'must be a transfer, or a call that this wallet can explain';
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const MULTICALL = new Interface(['function multicall(bytes[])']);
const legacy = { type: 0, gasPrice: 5n, maxFeePerGas: null, maxPriorityFeePerGas: null };

async function refusal(bytes: string): Promise<string> {
  try {
    await decodeTransfer(bytes, ethereum);
  } catch (error) {
    expect(error).toMatchObject({ name: 'ServiceError', code: 'invalid-argument' });
    return (error as Error).message;
  }
  throw new Error('It was not refused');
}

describe('decodeTransfer', () => {
  it('reads a signed transfer', async () => {
    const bytes = await sign();
    expect(await decodeTransfer(bytes, ethereum)).toEqual({
      from: wallet.address,
      to,
      amount: 250_000_000_000_000_000n,
      gasLimit: 21_000n,
      gasPrice: 30_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      nonce: 3,
      dataLength: 0,
      txHash: keccak256(bytes),
      signedTransaction: bytes,
    });
  });

  it('reads the example of EIP-155 as from its signer', async () => {
    const example =
      '0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83';
    expect(await decodeTransfer(example, ethereum)).toMatchObject({
      from: '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F',
      to: '0x3535353535353535353535353535353535353535',
      amount: 10n ** 18n,
      gasLimit: 21_000n,
      gasPrice: 20_000_000_000n,
      nonce: 9,
    });
  });

  it('reads bytes in capitals too, and gives them on in their usual form', async () => {
    const bytes = await sign();
    const shouted = `0x${bytes.slice(2).toUpperCase()}`;
    expect(await decodeTransfer(shouted, ethereum)).toMatchObject({ signedTransaction: bytes });
  });

  it('refuses bytes that are no transaction', async () => {
    const malformed = "The field 'signedTransaction' is malformed.";
    const bytes = await sign();
    expect(await refusal('0x00')).toBe(malformed);
    expect(await refusal('0x')).toBe(malformed);
    expect(await refusal(bytes.slice(0, -2))).toBe(malformed);
    expect(await refusal(`${bytes}00`)).toBe(malformed);
    expect(await refusal(`0x05${bytes.slice(4)}`)).toBe(malformed);
  });

  it('refuses bytes that read the same but have another hash', async () => {
    const { r = '', s = '' } = Transaction.from(await sign(legacy)).signature ?? {};
    const fields = (value: string) => encodeRlp(['0x03', '0x05', '0x5208', to, value, '0x', '0x25', r, s]);
    expect(await refusal(fields('0x0001'))).toBe("The field 'signedTransaction' is malformed.");
  });

  it('refuses unsigned bytes', async () => {
    const bytes = Transaction.from(transfer).unsignedSerialized;
    expect(await refusal(bytes)).toBe("The field 'signedTransaction' is not signed.");
  });

  it('refuses another chain, and any chain', async () => {
    expect(await refusal(await sign({ chainId: 137 }))).toBe(
      "The field 'signedTransaction' is not signed for Ethereum Mainnet.",
    );
    expect(await refusal(await sign({ ...legacy, chainId: 0 }))).toBe(
      "The field 'signedTransaction' must be signed for one chain (EIP-155).",
    );
  });

  it('refuses bytes that are no transfer and no call', async () => {
    expect(await refusal(await sign({ to: null, data: '0x6000' }))).toContain('creates a contract');
    expect(await refusal(await sign({ data: '0xa9059cbb' }))).toContain(unexplained);
    const blob = {
      ...transfer,
      type: 3,
      maxFeePerBlobGas: 1n,
      blobVersionedHashes: [`0x01${'00'.repeat(31)}`],
    };
    expect(await refusal(await wallet.signTransaction(blob))).toContain(
      'must be a legacy, EIP-2930 or EIP-1559',
    );
    const delegation = { ...transfer, type: 4, authorizationList: [] };
    expect(await refusal(await wallet.signTransaction(delegation))).toContain('must be a legacy');
  });

  describe('with consent', () => {
    const consentOf = (changes: TransactionLike) => {
      const { to: target = null, value, data } = { ...transfer, ...changes };
      return consentTo({
        chainId: ethereum.chainId,
        from: wallet.address,
        to: target,
        value: BigInt(value ?? 0n),
        data: data ?? '0x',
      });
    };
    const decode = async (changes: TransactionLike) =>
      decodeTransfer(await sign(changes), ethereum, consentOf(changes));

    it.each<[string, TransactionLike]>([
      ['other data', { data: '0xdeadbeee' }],
      ['other coin', { value: 6n }],
      ['another contract', { to }],
      ['a new contract', { to: null }],
    ])('refuses consent to %s', async (_, changes) => {
      const call = { to: token, data: '0xdeadbeef', value: 5n };
      await expect(
        decodeTransfer(await sign(call), ethereum, consentOf({ ...call, ...changes })),
      ).rejects.toMatchObject({ problem: 'unsupported' });
      const { consent } = await decode(call);
      expect(consent).toEqual(consentOf(call));
    });

    it('refuses consent of another account', async () => {
      const call = { to: token, data: '0xdeadbeef', value: 5n };
      const consent = consentTo({ chainId: ethereum.chainId, from: to, ...call });
      await expect(decodeTransfer(await sign(call), ethereum, consent)).rejects.toMatchObject({
        problem: 'unsupported',
      });
    });

    it('admits a call that it cannot read, as its bytes state it, and marks it', async () => {
      const unknown = await decode({ to: token, data: '0xdeadbeef', value: 5n });
      expect(unknown).toMatchObject({ from: wallet.address, to: token, amount: 5n, unverified: 'call' });
      expect(unknown).not.toHaveProperty('contract');
      const inside = MULTICALL.encodeFunctionData('multicall', [['0xdeadbeef']]);
      expect(await decode({ to: token, data: inside, value: 0n })).toMatchObject({
        to: token,
        unverified: 'call',
      });
    });

    it('admits coin with a transfer of tokens, and records no transfer', async () => {
      const along = await decode({ to: token, data: encodeTokenTransfer(to, 7n), value: 5n });
      expect(along).toMatchObject({ to: token, amount: 5n, unverified: 'call' });
      expect(along).not.toHaveProperty('contract');
    });

    it('admits the creation of a contract, by the address that it gets', async () => {
      expect(await decode({ to: null, data: '0x6000', value: 5n })).toMatchObject({
        to: getCreateAddress({ from: wallet.address, nonce: 3 }),
        amount: 5n,
        unverified: 'creation',
      });
    });

    it('changes nothing for what the wallet can read', async () => {
      const bytes = await sign();
      expect(await decodeTransfer(bytes, ethereum, consentOf({ to: token }))).toEqual(
        await decodeTransfer(bytes, ethereum),
      );
    });

    it.each<[string, TransactionLike]>([
      ['an access list', { accessList: [{ address: token, storageKeys: [] }] }],
      ['a delegation', { type: 4, authorizationList: [] }],
      ['a blob', { type: 3, maxFeePerBlobGas: 1n, blobVersionedHashes: [`0x01${'00'.repeat(31)}`] }],
      ['another chain', { chainId: 137 }],
      ['any chain', { ...legacy, chainId: 0 }],
    ])('still refuses %s', async (_, changes) => {
      await expect(decode({ to: token, data: '0xdeadbeef', ...changes })).rejects.toMatchObject({
        code: 'invalid-argument',
      });
    });

    it('does not take over to the next bytes', async () => {
      await decode({ to: token, data: '0xdeadbeef' });
      expect(await refusal(await sign({ to: token, data: '0xdeadbeef' }))).toContain(unexplained);
      expect(await refusal(await sign({ to: null, data: '0x6000' }))).toContain('creates a contract');
    });
  });

  it('reads a transfer of tokens: whose they become, how many, and of which contract', async () => {
    const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
    for (const fees of [{}, legacy]) {
      const call = { ...fees, to: contract, value: 0n, data: encodeTokenTransfer(to, 1_500_000n) };
      const bytes = await sign({ ...call, gasLimit: 60_000n });
      expect(await decodeTransfer(bytes, ethereum)).toMatchObject({
        from: wallet.address,
        to,
        contract,
        amount: 1_500_000n,
        txHash: keccak256(bytes),
      });
    }
    expect(await decodeTransfer(await sign(), ethereum)).not.toHaveProperty('contract');
  });

  it('reads any call that this wallet can explain, with the coin that goes along', async () => {
    const approve = encodeTokenTransfer(to, 7n).replace('a9059cbb', '095ea7b3');
    expect(await decodeTransfer(await sign({ value: 0n, data: approve, to: token }), ethereum)).toMatchObject(
      {
        to: token,
        amount: 0n,
        dataLength: 68,
        call: { kind: 'approve', standard: undefined, spender: to, amountOrId: 7n },
      },
    );
    const wrap = await sign({ to: ethereum.wrappedCoin, value: 5n, data: '0xd0e30db0' });
    expect(await decodeTransfer(wrap, ethereum)).toMatchObject({
      to: ethereum.wrappedCoin,
      amount: 5n,
      call: { kind: 'wrap', value: 5n },
    });
    expect(await decodeTransfer(wrap, ethereum)).not.toHaveProperty('contract');
  });

  it('refuses every other call, and coin beside a call that takes none', async () => {
    const call = encodeTokenTransfer(to, 1n);
    const others = {
      'an unknown call': call.replace('a9059cbb', 'deadbeef'),
      'a wrap at another contract': '0xd0e30db0',
      'a multicall with an unknown call': MULTICALL.encodeFunctionData('multicall', [
        [call.replace('a9059cbb', 'deadbeef')],
      ]),
      'a cut call': call.slice(0, -2),
      'a longer call': `${call}00`,
      'an address that is padded otherwise': call.replace('0xa9059cbb00', '0xa9059cbb01'),
    };
    for (const [name, data] of Object.entries(others)) {
      expect(await refusal(await sign({ value: 0n, data })), name).toContain(unexplained);
    }
    for (const data of [call, call.replace('a9059cbb', '095ea7b3')]) {
      expect(await refusal(await sign({ value: 1n, data }))).toBe(
        "The field 'signedTransaction' must move no more coin than the call takes.",
      );
    }
    expect(await refusal(await sign({ to: null, value: 0n, data: call }))).toContain('creates a contract');
  });

  it('never repeats the bytes', async () => {
    const bytes = await sign({ chainId: 5 });
    for (const bad of [bytes, bytes.slice(0, -2), concat([bytes, bytes])]) {
      expect(await refusal(bad)).not.toContain(bytes.slice(10, 30));
    }
  });
});
