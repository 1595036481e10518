import { beforeEach, describe, expect, it } from 'vitest';
import { expectHeaders, expectProblem } from '../../testing/expectProblem.ts';
import { ApiBench, RECIPIENT } from '../../testing/ApiBench.ts';

let bench: ApiBench;
beforeEach(() => {
  bench = new ApiBench();
});

describe('GET /balance', () => {
  it('answers in coin and in wei, with the checksum address', async () => {
    const ask = bench.api({ getBalance: () => Promise.resolve(1_234_567_890_123_456_789n) });
    const response = await ask(`/balance?address=${RECIPIENT.toLowerCase()}&network=80002`, bench.withKey());
    expect(response.status).toBe(200);
    expectHeaders(response);
    expect(await response.json()).toEqual({
      address: RECIPIENT,
      network: 'polygon-amoy',
      chainId: 80002,
      currency: 'MATIC',
      balance: '1.234567890123456789',
      balanceWei: '1234567890123456789',
    });
  });

  it.each([
    ['address', '?network=sepolia'],
    ['address', '?address=&network=sepolia'],
    ['address', '?address=0x12&network=sepolia'],
    ['address', `?address=${RECIPIENT.replace('C', 'c')}&network=sepolia`],
    ['address', `?address=${RECIPIENT}&address=${RECIPIENT}&network=sepolia`],
    ['network', `?address=${RECIPIENT}`],
    ['network', `?address=${RECIPIENT}&network=bitcoin`],
    ['network', `?address=${RECIPIENT}&network=2`],
    ['network', `?address=${RECIPIENT}&network=mainnet%20`],
    ['network', `?address=${RECIPIENT}&network=sepolia&network=mainnet`],
  ])('names the field %s of %s, and queries no chain', async (field, query) => {
    const body = await expectProblem(
      await bench.api()(`/balance${query}`, bench.withKey()),
      'invalid_request',
    );
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
    expect(bench.asked).toEqual([]);
  });

  it.each(['ethereum', 'mainnet', 'MAINNET', 'Ethereum%20Mainnet', '1'])(
    'takes %s for Ethereum',
    async (name) => {
      const response = await bench.api()(`/balance?address=${RECIPIENT}&network=${name}`, bench.withKey());
      expect(await response.json()).toMatchObject({ network: 'mainnet', chainId: 1 });
    },
  );

  it('names every field that is wrong', async () => {
    const body = await expectProblem(await bench.api()('/balance', bench.withKey()), 'invalid_request');
    expect(body.errors).toEqual([
      { field: 'address', detail: "The field 'address' is missing." },
      { field: 'network', detail: "The field 'network' is missing." },
    ]);
  });
});
