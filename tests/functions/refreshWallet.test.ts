import { poolsAnswerSchema } from '@everything-wallet/core/schemas/poolsAnswer';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { getTokenPrices } from '@everything-wallet/core/callables/getTokenPrices';
import { reconcileTransactions } from '@everything-wallet/core/callables/reconcileTransactions';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { texts } from '@everything-wallet/core/texts/texts';
import { verifyBalanceProof } from '@everything-wallet/core/proofs/verifyBalanceProof';
import { simulatedDigest } from '@everything-wallet/core/simulation/simulatedDigest';
import { Interface, Wallet } from 'ethers';
import { describe, expect, it } from 'vitest';
import { TestToken } from '../support/TestToken.ts';
import { writeDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { TestUser } from './support/TestUser.ts';

const chain = new LocalChain('sepolia');
const COIN = 10n ** 18n;
const erc20 = new Interface([
  'function approve(address spender, uint256 value) returns (bool)',
  'function transfer(address to, uint256 value) returns (bool)',
]);

/** An address with a coin and a half. */
async function richAddress(): Promise<string> {
  const { address } = Wallet.createRandom();
  await chain.setBalance(address, (COIN * 3n) / 2n);
  return address;
}

describe('refreshWallet', () => {
  it('answers each part like its callable, in the requested order', async () => {
    const user = await TestUser.signUp();
    const address = await richAddress();
    const rich = { address, network: 'sepolia' };
    const poor = { address: Wallet.createRandom().address, network: 'sepolia' };
    const prices = { symbols: ['ETH', 'SepoliaETH'] };
    const answer = await user.call(refreshWallet, { balances: [poor, rich], prices, settling: {} });
    expect(answer.balances).toEqual([{ answer: { balance: '0' } }, { answer: { balance: '1.5' } }]);
    expect(answer.balances[1]).toEqual({ answer: await user.call(getBalance, rich) });
    const market = await user.call(getTokenPrices, prices);
    const ofItsOwn = { asOf: expect.any(String) as string, ageMs: expect.any(Number) as number };
    expect(answer.prices).toEqual({ answer: { ...market, ...ofItsOwn } });
    expect(answer.settling).toEqual({ answer: await user.call(reconcileTransactions, {}) });
    expect(answer.tokenBalances).toEqual([]);
  });

  it('answers the other parts where one fails, with the reason', async () => {
    const user = await TestUser.signUp();
    const address = await richAddress();
    const answer = await user.call(refreshWallet, {
      balances: [{ address, network: 'sepolia' }],
      tokenBalances: [{ address, contract: Wallet.createRandom().address, network: 'sepolia' }],
    });
    expect(answer.balances).toEqual([{ answer: { balance: '1.5' } }]);
    expect(answer.tokenBalances).toEqual([
      {
        failure: expect.objectContaining({
          details: { reason: 'noToken', text: { id: 'server.noToken' } },
        }) as unknown,
      },
    ]);
    expect(answer).not.toHaveProperty('prices');
    expect(answer).not.toHaveProperty('settling');
  });

  // Regression: the bundle required Node's own modules in a way that ES modules do not support, and no
  // balance could be proved.
  it('proves a balance down from the hash of a block', async () => {
    const user = await TestUser.signUp();
    const address = await richAddress();
    await chain.mine(1);
    const { proof } = await user.call(refreshWallet, { proof: { address, network: 'sepolia' } });
    if (!proof || !('answer' in proof)) throw new Error(`No proof: ${JSON.stringify(proof)}`);
    expect(await verifyBalanceProof(address, proof.answer)).toBe((COIN * 3n) / 2n);
  });

  it('reports if a recipient is a contract, and that a name leads nowhere', async () => {
    const user = await TestUser.signUp();
    const { address } = Wallet.createRandom();
    const contract = Wallet.createRandom().address;
    await chain.rpc('anvil_setCode', contract, '0x00');
    const ask = async (recipient: object) => (await user.call(refreshWallet, { recipient })).recipient;
    expect(await ask({ address, network: 'sepolia' })).toEqual({ answer: { address, isContract: false } });
    expect(await ask({ address: contract, network: 'sepolia' })).toEqual({
      answer: { address: contract, isContract: true },
    });
    const refused = (id: (typeof names)[number][2]) => ({
      failure: {
        code: 'failed-precondition',
        message: texts[id],
        details: { reason: 'refused', text: { id } },
      },
    });
    const names = [
      ['nobody.eth', 'sepolia', 'server.nameUnknown'],
      ['nobody.eth', 'polygon-amoy', 'server.noNames'],
      ['n\u043Ebody.eth', 'sepolia', 'send.error.nameConfusable'],
      ['no_body.eth', 'sepolia', 'send.error.nameInvalid'],
    ] as const;
    for (const [name, network, id] of names) {
      expect(await ask({ name, network })).toEqual(refused(id));
    }
  });

  it('reports holdings on the requested networks, including unlisted tokens', async () => {
    const user = await TestUser.signUp();
    const address = await richAddress();
    const supply = 5n * COIN;
    const token = await TestToken.deploy(environment.rpcUrl('sepolia'), {
      name: 'Test Dollar',
      symbol: 'TUSD',
      supply,
      owner: address,
    });
    const { holdings } = await user.call(refreshWallet, {
      holdings: [
        { network: 'sepolia', addresses: [address], tokens: [token.address], discovers: true },
        { network: 'base', addresses: [address] },
      ],
    });
    const agreed = { address, agreement: 'agreed', agreeing: 1 };
    expect(holdings?.[0]).toMatchObject({
      answer: {
        holdings: [
          { ...agreed, contract: null, units: ((COIN * 3n) / 2n).toString() },
          { ...agreed, contract: token.address, units: supply.toString() },
        ],
        tokens: [
          { contract: token.address, symbol: 'TUSD', name: 'Test Dollar', decimals: 18, isListed: false },
        ],
        nodes: { configured: 1, answered: 1, needed: 1 },
        isDiscoveryWhole: true,
      },
    });
    // No chain is started for it: nothing is known, which is an answer.
    expect(holdings?.[1]).toMatchObject({
      answer: { block: null, holdings: [{ units: null, agreement: 'unknown' }] },
    });
  });

  it('reports the effects of a call, and approvals', async () => {
    const user = await TestUser.signUp();
    const address = await richAddress();
    const supply = 5n * COIN;
    const token = await TestToken.deploy(environment.rpcUrl('sepolia'), {
      name: 'Test Dollar',
      symbol: 'TUSD',
      supply,
      owner: address,
    });
    const spender = Wallet.createRandom().address;
    const approve = erc20.encodeFunctionData('approve', [spender, COIN]);
    const fees = { gasLimit: '100000', maxFeePerGas: '5000000000', maxPriorityFeePerGas: '1000000000' };
    const call = { network: 'sepolia', from: address, to: token.address, data: approve, ...fees };
    const allowance = { kind: 'allowance', contract: token.address, spender, units: COIN.toString() };
    const { simulation } = await user.call(refreshWallet, { simulation: call });
    expect(simulation).toMatchObject({
      answer: {
        digest: simulatedDigest({
          chainId: 11_155_111,
          from: address,
          to: token.address,
          value: 0n,
          data: approve,
          gasLimit: 100_000n,
          maxFeePerGas: 5_000_000_000n,
          maxPriorityFeePerGas: 1_000_000_000n,
        }),
        agreement: 'agreed',
        outcome: {
          succeeds: true,
          coin: { units: '0', word: 'verified' },
          movements: [],
          approvals: [{ ...allowance, unitsBefore: '0', word: 'verified' }],
          isWhole: true,
        },
        tokens: [
          { contract: token.address, symbol: 'TUSD', name: 'Test Dollar', decimals: 18, isListed: false },
        ],
        // The chain is younger than a day.
        parties: [
          { address: token.address, hasCode: true, isYoung: null },
          { address: spender, hasCode: false, isYoung: null },
        ],
      },
    });
    const transfer = erc20.encodeFunctionData('transfer', [spender, supply + 1n]);
    expect(
      (await user.call(refreshWallet, { simulation: { ...call, data: transfer } })).simulation,
    ).toMatchObject({
      answer: { outcome: { succeeds: false, reason: { id: 'simulation.fails.balance' } } },
    });
    await chain.rpc('anvil_impersonateAccount', address);
    await chain.rpc('eth_sendTransaction', { from: address, to: token.address, data: approve });
    const approvalsOf = async () =>
      (await user.call(refreshWallet, { approvals: { network: 'sepolia', addresses: [address] } })).approvals;
    await expect.poll(approvalsOf).toMatchObject({
      answer: {
        approvals: [{ ...allowance, owner: address, agreement: 'agreed', atRisk: COIN.toString() }],
        tokens: [{ contract: token.address, symbol: 'TUSD', decimals: 18, isListed: false }],
        logs: 'whole',
      },
    });
  });

  it("tells a network's pools and what is in them, and counts it with looks for approvals", async () => {
    const user = await TestUser.signUp();
    const vaults = { network: 'mainnet', addresses: [Wallet.createRandom().address] };
    await writeDocument(`rate_limits/${user.uid}_calls_read`, { count: 120, window_started_at: Date.now() });
    const position = { shares: '0', assets: '0', maxWithdraw: '0', earned: '0' };
    const { vaults: told } = await user.call(refreshWallet, { vaults });
    expect(told).toMatchObject({
      answer: {
        vaults: listedPools('ethereum').map(({ address }) => ({
          ...{ address, status: 'open', agreement: 'agreed' },
          positions: [position],
        })),
        lido: { status: 'open', agreement: 'agreed' },
      },
    });
    expect(
      poolsAnswerSchema.safeParse(told && 'answer' in told ? told.answer : undefined).error,
    ).toBeUndefined();
    expect(
      (await user.call(refreshWallet, { vaults: { ...vaults, network: 'sepolia' } })).vaults,
    ).toMatchObject({
      answer: { vaults: [] },
    });
  });

  it('accepts at most twenty balances, and no invalid address', async () => {
    const user = await TestUser.signUp();
    const balance = { address: Wallet.createRandom().address, network: 'sepolia' };
    const refused = { status: 'INVALID_ARGUMENT' };
    expect(await user.refusal(refreshWallet, { balances: Array(21).fill(balance) })).toMatchObject(refused);
    const wrong = [{ ...balance, address: '0x12' }];
    expect(await user.refusal(refreshWallet, { balances: wrong })).toMatchObject(refused);
  });

  it('reports which addresses were used on which networks, with a separate limit', async () => {
    const user = await TestUser.signUp();
    const [rich, sender, unused] = [
      await richAddress(),
      Wallet.createRandom().address,
      Wallet.createRandom().address,
    ];
    await chain.rpc('anvil_setNonce', sender, '0x3');
    await writeDocument(`rate_limits/${user.uid}_calls_read`, { count: 120, window_started_at: Date.now() });
    const uses = [rich, sender, unused].map((address) => ({ address, network: 'sepolia' }));
    const none = { balance: '0', transactions: 0, holdsToken: false };
    const elsewhere = { address: rich, network: 'polygon-amoy' };
    expect(await user.call(refreshWallet, { uses: [...uses, elsewhere] })).toEqual({
      balances: [],
      tokenBalances: [],
      uses: [
        { answer: { ...none, balance: '1.5' } },
        { answer: { ...none, transactions: 3 } },
        { answer: none },
        { answer: none },
      ],
    });
  });

  it('accepts no more addresses than a minute allows, and states when to retry', async () => {
    const user = await TestUser.signUp();
    const use = { address: Wallet.createRandom().address, network: 'sepolia' };
    await writeDocument(`rate_limits/${user.uid}_calls_discover`, {
      count: 119,
      window_started_at: Date.now(),
    });
    const details = {
      reason: 'tooManyRequests',
      retryAfterSeconds: expect.any(Number) as number,
      text: { id: 'server.tooManyRequests' },
    };
    const refused = expect.objectContaining({
      failure: expect.objectContaining({ details }) as unknown,
    }) as unknown;
    // An address on nine networks is one unit.
    const tooMany = Array(10).fill(use);
    expect((await user.call(refreshWallet, { uses: tooMany })).uses).toEqual(tooMany.map(() => refused));
    expect((await user.call(refreshWallet, { uses: [use] })).uses).toEqual([
      { answer: { balance: '0', transactions: 0, holdsToken: false } },
    ]);
    const many = { uses: Array(91).fill(use) };
    expect(await user.refusal(refreshWallet, many)).toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('counts every part, and reconciles even when the read limit is used up', async () => {
    const user = await TestUser.signUp();
    const balance = { address: Wallet.createRandom().address, network: 'sepolia' };
    await writeDocument(`rate_limits/${user.uid}_calls_read`, {
      count: 118,
      window_started_at: Date.now(),
    });
    const question = { balances: [balance, balance], prices: { symbols: ['ETH'] }, settling: {} };
    const refused = await user.call(refreshWallet, question);
    const failure = expect.objectContaining({
      failure: expect.objectContaining({
        details: {
          reason: 'tooManyRequests',
          retryAfterSeconds: expect.any(Number) as number,
          text: { id: 'server.tooManyRequests' },
        },
      }) as unknown,
    }) as unknown;
    expect(refused).toEqual({
      balances: [failure, failure],
      tokenBalances: [],
      prices: failure,
      settling: { answer: { pending: 0 } },
    });
    expect((await user.call(refreshWallet, { balances: [balance, balance] })).balances).toEqual([
      { answer: { balance: '0' } },
      { answer: { balance: '0' } },
    ]);
  });
});
