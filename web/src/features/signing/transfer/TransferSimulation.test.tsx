import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { networks } from '@everything-wallet/core/networks/networks';
import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { texts } from '../../../texts/texts.ts';
import { simulateCall } from '../review/simulateCall.ts';
import { SPENDER as RECIPIENT, TOKEN } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { junk } from '../testing/junk.ts';
import { simulated } from '../testing/simulated.ts';
import { simulatedTransfer, type SimulatedTransfer } from './simulatedTransfer.ts';
import { TransferSimulation } from './TransferSimulation.tsx';

vi.mock('../review/simulateCall.ts', () => ({ simulateCall: vi.fn() }));
setUpComponentTests();

const [network] = networks;
const QUARTER = 250_000_000_000_000_000n;
const FEES = transferFees(gasEstimate());
const TOKEN_FACTS = { contract: TOKEN, symbol: 'FEE', name: 'Fee', decimals: 2, isListed: false } as const;

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(simulateCall).mockReset();
});

/** Transfer as the Send dialog describes it. */
function transferOf(fields: Partial<Parameters<typeof simulatedTransfer>[0]> = {}): SimulatedTransfer {
  const transfer = simulatedTransfer({
    network,
    origin: {
      sender: junk.sender,
      isSenderChanged: false,
      isNetworkChanged: false,
      isMoved: false,
      isWatchOnly: false,
    },
    recipient: { address: RECIPIENT },
    amount: QUARTER,
    asset: { spendable: undefined },
    token: undefined,
    cost: {
      estimation: { isFailed: false },
      feeChoice: { option: 'normal', typed: { maxFee: '', tip: '' } },
      totals: { fees: FEES },
    } as Parameters<typeof simulatedTransfer>[0]['cost'],
    isMax: false,
    ...fields,
  });
  if (!transfer) throw new TypeError('Nothing to simulate');
  return transfer;
}

const token = { symbol: 'FEE', contract: TOKEN, decimals: 2, balance: 1_000n };
const ofTokens = () => transferOf({ token, amount: 100n });

function answerWith(
  transfer: SimulatedTransfer,
  outcome: Partial<SimulationOutcome>,
  fields: Partial<SimulationAnswer> = {},
) {
  vi.mocked(simulateCall).mockResolvedValue(
    simulated(transfer.request, FEES, outcome, { tokens: [TOKEN_FACTS], ...fields }),
  );
}

async function show(transfer: SimulatedTransfer): Promise<HTMLElement> {
  render(
    <AppShell>
      <TransferSimulation ref={() => undefined} transfer={transfer} isPaused={false} />
    </AppShell>,
  );
  return screen.findByTestId('send-simulation');
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the effects of a transfer', () => {
  test('of coin are what you send, by the simulation of the call that will be signed', async () => {
    const transfer = transferOf();
    answerWith(transfer, { coin: { units: `-${QUARTER}`, word: 'verified' } });
    const section = await show(transfer);
    expect(await within(section).findByText('You send 0.25 ETH')).toBeTruthy();
    expect(alerts()).toEqual([]);
    expect(vi.mocked(simulateCall).mock.lastCall?.[0]).toMatchObject({
      network: network.rpcName,
      from: junk.sender.address,
      to: RECIPIENT,
      value: `${QUARTER}`,
      data: '0x',
      gasLimit: FEES.gasLimit.toString(),
    });
  });

  test('of a token are what you send and what the recipient receives', async () => {
    const transfer = ofTokens();
    answerWith(transfer, {
      movements: [sent('-100')],
      receipts: [{ contract: TOKEN, recipient: RECIPIENT, units: '100', word: 'verified' }],
    });
    const section = await show(transfer);
    expect(await within(section).findByText(/^You send 1 .*FEE/)).toBeTruthy();
    expect(within(section).getByText(/receives 1 .*FEE/)).toBeTruthy();
    expect(alerts()).toEqual([]);
    expect(vi.mocked(simulateCall).mock.lastCall?.[0]).toMatchObject({
      to: TOKEN,
      value: '0',
      data: encodeTokenTransfer(RECIPIENT, 100n),
      watched: [{ kind: 'erc20', contract: TOKEN }],
    });
  });
});

describe('a warning, without a box to tick,', () => {
  test.each<[string, Partial<SimulationOutcome>, RegExp]>([
    [
      'says that the recipient receives less than is sent',
      { receipts: [{ contract: TOKEN, recipient: RECIPIENT, units: '98', word: 'verified' }] },
      /would receive less .*FEE.* than you send: the token’s contract takes a part of it/,
    ],
    [
      'says that the recipient receives nothing',
      { receipts: [{ contract: TOKEN, recipient: RECIPIENT, units: '0', word: 'verified' }] },
      /would receive less/,
    ],
    [
      'names anything else that leaves',
      { coin: { units: '-5', word: 'verified' } },
      /You would pay more ETH than this transaction states/,
    ],
    ['says that there may be more', { isWhole: false }, /There may be effects that are not listed here/],
  ])('%s', async (_, outcome, text) => {
    const transfer = ofTokens();
    answerWith(transfer, { movements: [sent('-100')], ...outcome });
    await show(transfer);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('says that the transfer would fail, and why', async () => {
    const transfer = ofTokens();
    answerWith(transfer, {
      succeeds: false,
      reason: { id: 'simulation.fails.paused', values: {}, data: '0x' },
    });
    const section = await show(transfer);
    const alert = await within(section).findByText(/would fail/);
    expect(alert.textContent).toContain(texts['simulation.fails.paused']);
    expect(screen.queryByTestId('send-does')).toBeNull();
  });

  test('says that a transfer could not be simulated', async () => {
    vi.mocked(simulateCall).mockRejectedValue(new Error('offline'));
    await show(transferOf());
    expect(await screen.findByText(texts['calls.state.unknown'])).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(problems()).toEqual(['[wallet] A call could not be simulated Error']);
  });

  test('counts down a rate limit', async () => {
    const details = { reason: 'tooManyRequests', retryAfterSeconds: 30 } as const;
    vi.mocked(simulateCall).mockRejectedValue(new CallableError('resource-exhausted', 'Wait.', details));
    await show(transferOf());
    expect(await screen.findByText(/Too many requests. The simulation runs again in 30 s/)).toBeTruthy();
  });
});

test('while the full balance is sent, the last result stays until that of the new amount', async () => {
  const first = transferOf({ isMax: true });
  answerWith(first, { coin: { units: `-${QUARTER}`, word: 'verified' } });
  const shown = (transfer: SimulatedTransfer) => (
    <AppShell>
      <TransferSimulation ref={() => undefined} transfer={transfer} isPaused={false} />
    </AppShell>
  );
  const { rerender } = render(shown(first));
  expect(await screen.findByText('You send 0.25 ETH')).toBeTruthy();
  const next = transferOf({ isMax: true, amount: 2n * QUARTER });
  answerWith(next, { coin: { units: `-${2n * QUARTER}`, word: 'verified' } });
  rerender(shown(next));
  expect(screen.getByText('You send 0.25 ETH')).toBeTruthy();
  expect(screen.queryByText(texts['calls.simulating'])).toBeNull();
  expect(await screen.findByText('You send 0.5 ETH')).toBeTruthy();
});

function sent(units: string) {
  return {
    kind: 'erc20',
    contract: TOKEN,
    tokenId: null,
    units,
    word: 'verified',
    isLogDifferent: false,
  } as const;
}
