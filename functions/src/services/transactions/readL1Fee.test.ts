import { AbiCoder, id } from 'ethers';
import { describe, expect, it, vi } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { readL1Fee } from './readL1Fee.ts';

const ORACLE = '0x420000000000000000000000000000000000000F';
const selector = (signature: string) => id(signature).slice(0, 10);
const UPPER_BOUND = selector('getL1FeeUpperBound(uint256)');
const FEE = selector('getL1Fee(bytes)');
const OPERATOR = selector('getOperatorFee(uint256)');
const coder = AbiCoder.defaultAbiCoder();

/** A chain whose oracle has these answers, by selector. */
function oracle(answers: Readonly<Record<string, bigint | string>>) {
  const call = vi.fn(({ data }: { to: string; data: string }) => {
    const answer = answers[data.slice(0, 10)];
    return Promise.resolve(typeof answer === 'bigint' ? coder.encode(['uint256'], [answer]) : answer);
  });
  return { chain: fakeChain({ call }), call };
}

describe('readL1Fee', () => {
  it.each(['gas', 'gasWithL1'] as const)(
    'reads nothing where gas covers everything: %s',
    async (feeModel) => {
      const { chain, call } = oracle({});
      expect(await readL1Fee(chain, feeModel, 21_000n)).toBeUndefined();
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('is twice the upper bound of the oracle and the operator’s part', async () => {
    const { chain, call } = oracle({ [UPPER_BOUND]: 1_000n, [OPERATOR]: 7n });
    expect((await readL1Fee(chain, 'gasPlusL1', 21_000n))?.value).toBe(2_014n);
    const asked = new Map(call.mock.calls.map(([{ data }]) => [data.slice(0, 10), `0x${data.slice(10)}`]));
    expect(call.mock.calls.every(([{ to }]) => to === ORACLE)).toBe(true);
    // A transfer of tokens has some 150 bytes before its signature.
    expect(coder.decode(['uint256'], asked.get(UPPER_BOUND) ?? '')[0]).toBeGreaterThanOrEqual(150n);
    expect(coder.decode(['uint256'], asked.get(OPERATOR) ?? '')[0]).toBe(21_000n);
  });

  // Regression: a call with a hundred times the bytes of a transfer got the fee of a transfer.
  it('is of all the bytes that a call has, whichever question the oracle takes', async () => {
    const newer = oracle({ [UPPER_BOUND]: 1_000n, [OPERATOR]: 7n });
    await readL1Fee(newer.chain, 'gasPlusL1', 21_000n, 5_000);
    const [bound = ''] = newer.call.mock.calls.flatMap(([{ data }]) =>
      data.startsWith(UPPER_BOUND) ? [`0x${data.slice(10)}`] : [],
    );
    expect(coder.decode(['uint256'], bound)[0]).toBeGreaterThanOrEqual(5_090n);

    const older = oracle({ [FEE]: 500n });
    await readL1Fee(older.chain, 'gasPlusL1', 21_000n, 5_000);
    const [fee = ''] = older.call.mock.calls.flatMap(([{ data }]) =>
      data.startsWith(FEE) ? [`0x${data.slice(10)}`] : [],
    );
    const [bytes] = coder.decode(['bytes'], fee) as unknown as [string];
    expect(bytes.length / 2 - 1).toBeGreaterThanOrEqual(5_090);
  });

  it.each([undefined, '0x'])(
    'asks an oracle from before Fjord for the most expensive bytes: %s',
    async (none) => {
      const { chain, call } = oracle({ ...(none && { [UPPER_BOUND]: none, [OPERATOR]: none }), [FEE]: 500n });
      expect((await readL1Fee(chain, 'gasPlusL1', 21_000n))?.value).toBe(1_000n);
      const data =
        call.mock.calls.map(([question]) => question.data).find((each) => each.startsWith(FEE)) ?? '';
      const [bytes] = coder.decode(['bytes'], `0x${data.slice(10)}`) as unknown as [string];
      expect(bytes.length / 2 - 1).toBeGreaterThanOrEqual(150);
      // A byte of zeros costs a quarter.
      expect(bytes.slice(2).match(/../g)).not.toContain('00');
    },
  );

  it('fails if it is unknown: a fee without it has no bound', async () => {
    const { chain } = oracle({ [OPERATOR]: 7n });
    await expect(readL1Fee(chain, 'gasPlusL1', 21_000n)).rejects.toBeInstanceOf(ChainUnavailableError);
    const odd = oracle({ [UPPER_BOUND]: '0x01', [FEE]: 'nonsense' });
    await expect(readL1Fee(odd.chain, 'gasPlusL1', 21_000n)).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it('is the highest that any node reports: a lower one would remove the bound', async () => {
    const say = (value: bigint) => coder.encode(['uint256'], [value]);
    const callEach = vi.fn(({ data }: { data: string }) =>
      Promise.resolve(
        data.startsWith(UPPER_BOUND) ? [say(1n), say(900n), undefined] : [say(7n), say(0n), '0x'],
      ),
    );
    expect((await readL1Fee(fakeChain({ callEach }), 'gasPlusL1', 21_000n))?.value).toBe(2n * (900n + 7n));
  });

  it('is refused if nodes report 0, which no oracle does', async () => {
    const { chain } = oracle({ [UPPER_BOUND]: 0n, [FEE]: 0n, [OPERATOR]: 0n });
    await expect(readL1Fee(chain, 'gasPlusL1', 21_000n)).rejects.toBeInstanceOf(ChainUnavailableError);
    const older = oracle({ [UPPER_BOUND]: 0n, [FEE]: 500n, [OPERATOR]: 0n });
    expect((await readL1Fee(older.chain, 'gasPlusL1', 21_000n))?.value).toBe(1_000n);
  });

  it('fails if the network does', async () => {
    const chain = fakeChain({ call: () => Promise.reject(new ChainUnavailableError()) });
    await expect(readL1Fee(chain, 'gasPlusL1', 21_000n)).rejects.toBeInstanceOf(ChainUnavailableError);
  });
});
