import 'fake-indexeddb/auto';
import { consentedDigest } from '@everything-wallet/core/calls/consentedDigest';
import { effectsDigest } from '@everything-wallet/core/calls/effectsDigest';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks } from '@everything-wallet/core/networks/networks';
import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { askTakeable } from '../../../lib/takeable/askTakeable.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { VaultContext, type VaultAccess } from '../../../lib/vault/VaultContext.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { deferred } from '../../../testing/deferred.ts';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { estimateGas } from '../api/estimateGas.ts';
import { sendJournal } from '../journal/sendJournal.ts';
import { settleSend } from '../journal/settleSend.ts';
import { sendOutcomes } from '../journal/sendOutcomes.ts';
import { approveRequest, requestOf, SPENDER, TOKEN, wrapRequest } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { junk } from '../testing/junk.ts';
import { simulated } from '../testing/simulated.ts';
import { CallsDialog } from './CallsDialog.tsx';
import { sendCall } from './sendCall.ts';
import { simulateCall } from './simulateCall.ts';
import { SimulationChangedError } from './SimulationChangedError.ts';

// Mocked: it has its own tests.
vi.mock(
  '../../../lib/signing/useReadableSummary.ts',
  () => import('../../../lib/signing/testing/readableSummary.ts'),
);
vi.mock('../api/estimateGas.ts', () => ({ estimateGas: vi.fn() }));
vi.mock('./simulateCall.ts', () => ({ simulateCall: vi.fn() }));
vi.mock('./sendCall.ts', () => ({ sendCall: vi.fn() }));
vi.mock('../journal/settleSend.ts', () => ({ settleSend: vi.fn() }));
// Mocked: it has its own tests.
vi.mock('../../../lib/takeable/askTakeable.ts', () => ({ askTakeable: vi.fn(() => Promise.resolve([])) }));
setUpComponentTests();

const HASH = `0x${'ab'.repeat(32)}`;
const FEES = transferFees(gasEstimate({ gasLimit: '60000' }));
const { chainId } = networks[0];

const usdc = { contract: TOKEN, symbol: 'USDC', name: 'USD Coin', decimals: 6, isListed: true };
const allowed = (units: string, fields: object = {}) => ({
  kind: 'allowance' as const,
  contract: TOKEN,
  spender: SPENDER,
  tokenId: null,
  units,
  unitsBefore: '0',
  endsAt: null,
  word: 'verified' as const,
  isLogDifferent: false,
  ...fields,
});

const simulation = (outcome: Partial<SimulationOutcome> = {}, fields: Partial<SimulationAnswer> = {}) =>
  simulated(approveRequest, FEES, { approvals: [allowed('100')], ...outcome }, { tokens: [usdc], ...fields });

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(estimateGas)
    .mockReset()
    .mockResolvedValue(gasEstimate({ gasLimit: '60000', balance: `${10n ** 18n}` }));
  vi.mocked(simulateCall).mockReset().mockResolvedValue(simulation());
  vi.mocked(sendCall).mockReset().mockResolvedValue(HASH);
  vi.mocked(settleSend).mockReset().mockResolvedValue('unknown');
});

interface Circumstances {
  readonly requests?: readonly CallRequest[];
  readonly vault?: VaultAccess;
}

/** Opens the dialog on a page reached from another one. */
function open({ requests = [approveRequest], vault }: Circumstances = {}) {
  const callbacks = { onSigned: vi.fn(), onSent: vi.fn(), onClose: vi.fn() };
  function Screen() {
    const [isOpen, setIsOpen] = useState(true);
    return isOpen ? (
      <CallsDialog
        requests={requests}
        onSigned={callbacks.onSigned}
        onSent={callbacks.onSent}
        onClose={() => {
          callbacks.onClose();
          setIsOpen(false);
        }}
      />
    ) : (
      'Closed'
    );
  }
  const names = new Map([
    [SPENDER.toLowerCase(), { kind: 'contact' as const, name: 'Uncle Bob', address: SPENDER }],
  ]);
  const router = createMemoryRouter(
    [
      { path: '/before', element: 'Before' },
      { path: '/screen', element: <Screen /> },
    ],
    { initialEntries: ['/before', '/screen'] },
  );
  render(
    <AppShell>
      <AuthContext value={verifiedSession}>
        <VaultContext value={vault ?? { state: { status: 'none' }, vault: undefined }}>
          <AddressNamesContext value={names}>
            <RouterProvider router={router} />
          </AddressNamesContext>
        </VaultContext>
      </AuthContext>
    </AppShell>,
  );
  return {
    ...callbacks,
    back: () => act(() => router.navigate(-1)),
    path: () => router.state.location.pathname,
  };
}

const signButton = () => screen.getByRole<HTMLButtonElement>('button', { name: texts['calls.sign'] });
const typePhrase = () =>
  fireEvent.change(screen.getByLabelText('Recovery Phrase'), { target: { value: junk.phrase } });
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
const tickFirst = () => fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
const previewShown = () => screen.findByTestId('call-does');
const lines = (id: string) =>
  within(screen.getByTestId(id))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function sign() {
  typePhrase();
  await waitFor(() => expect(signButton().disabled).toBe(false));
  fireEvent.click(signButton());
}

// Regression: the password field was below the fold.
test('shows the password field beside the button, which stays disabled until it is in view, below everything to read', async () => {
  open();
  const read = await previewShown();
  const field = screen.getByLabelText('Recovery Phrase');
  expect(screen.getByTestId('key-field').contains(field)).toBe(true);
  expect(field.closest('[data-secret]')).not.toBeNull();
  expect(read.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the review of a call', () => {
  test('shows its kind, network, sender, contract, and its simulated and declared effects', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Allow spending' })).toBeTruthy();
    await previewShown();
    expect(lines('call-does')).toEqual(['Uncle Bob (0xfB691609…37c5d359) can spend 0.0001 USDC']);
    expect(lines('call-says')).toEqual(['Uncle Bob (0xfB691609…37c5d359) can spend 0.0001 USDC']);
    expect(screen.getByText('Ethereum Mainnet')).toBeTruthy();
    expect(screen.getByText('Simulated just now (2 of 2 nodes)')).toBeTruthy();
    expect(screen.getByText(/0x5FbD B231/)).toBeTruthy();
    expect(screen.getByTestId('call-summary').textContent).toContain('0.0018 ETH');
    expect(boxes()).toEqual([]);
  });

  test('includes coin that is sent in the total', async () => {
    vi.mocked(simulateCall).mockResolvedValue(
      simulated(wrapRequest, FEES, {
        coin: { units: '-5', word: 'verified' },
        movements: [
          {
            kind: 'erc20',
            contract: wrapRequest.to,
            tokenId: null,
            units: '5',
            word: 'verified',
            isLogDifferent: false,
          },
        ],
      }),
    );
    open({ requests: [{ ...wrapRequest, value: 10n ** 17n, facts: undefined }] });
    await previewShown();
    expect(screen.getByTestId('call-summary').textContent).toContain('0.101800 ETH');
    expect(screen.queryByText(texts['call.warning.coinRunsOut'])).toBeNull();
  });

  test('warns of too little remaining coin for the next fee, and still signs', async () => {
    // The fee is at most 0.0018: enough for one, but not for another.
    const value = 10n ** 18n - 2n * 1_800_000_000_000_000n + 1n;
    const request = { ...wrapRequest, value, facts: undefined };
    vi.mocked(simulateCall).mockResolvedValue(
      simulated(request, FEES, {
        coin: { units: `-${value}`, word: 'verified' },
        movements: [
          {
            kind: 'erc20',
            contract: wrapRequest.to,
            tokenId: null,
            units: value.toString(),
            word: 'verified',
            isLogDifferent: false,
          },
        ],
      }),
    );
    open({ requests: [request] });
    await previewShown();
    expect(screen.getByText(texts['call.warning.coinRunsOut'])).toBeDefined();
    expect(boxes()).toEqual([]);
    await sign();
    await waitFor(() => expect(sendCall).toHaveBeenCalledOnce());
  });

  test('shows the source of a figure, and unverified tokens', async () => {
    const movement = {
      kind: 'erc20',
      contract: TOKEN,
      tokenId: null,
      units: '-5',
      word: 'log',
      isLogDifferent: true,
    } as const;
    vi.mocked(simulateCall).mockResolvedValue(
      simulation({ movements: [movement] }, { tokens: [{ ...usdc, symbol: 'USDС', isListed: false }] }),
    );
    open();
    await previewShown();
    const [line] = lines('call-does');
    expect(line).toContain('You pay 0.000005 \u2068“USDС”\u2069 (0x5FbDB231…64180aa3)');
    for (const mark of ['calls.byLog', 'calls.logDiffers', 'calls.unverified'] as const)
      expect(line).toContain(texts[mark]);
    expect(line).toContain('pretends to be USDC');
  });

  test.each(['000 USDC', ',000 USDC', '.5', '٥٠ USDC', '$000 USDC'])(
    'hides a symbol that would extend the amount: %s',
    async (symbol) => {
      vi.mocked(simulateCall).mockResolvedValue(
        simulation({}, { tokens: [{ ...usdc, symbol, isListed: false }] }),
      );
      open();
      await previewShown();
      const [line] = lines('call-does');
      expect(line).toContain('can spend 0.0001 0x5FbDB231…64180aa3');
      expect(line).not.toContain(symbol);
    },
  );

  test.each([
    ['everything was simulated', {}, 'calls.doesNothing'],
    ['only a part was simulated', { isWhole: false }, 'calls.doesNothingSeen'],
    ['the coin balance is unknown', { coin: null }, 'calls.doesNothingSeen'],
  ] as const)('shows that nothing changes where %s', async (_, fields, text) => {
    vi.mocked(simulateCall).mockResolvedValue(simulation({ approvals: [], ...fields }));
    open();
    await previewShown();
    expect(within(screen.getByTestId('call-does')).getByText(texts[text])).toBeTruthy();
  });

  test('shows the bytes in full, with their digest, initially collapsed', async () => {
    open();
    await previewShown();
    expect(screen.queryByText(approveRequest.data)).toBeNull();
    fireEvent.click(screen.getByText(texts['calls.raw']));
    expect(screen.getByText(approveRequest.data)).toBeTruthy();
    expect(screen.getByText('0x095ea7b3')).toBeTruthy();
    expect(screen.getByText(/^0x[0-9a-f]{64}$/)).toBeTruthy();
    expect(screen.getByText('Data (68 bytes)')).toBeTruthy();
  });

  test('marks a call that cannot be decoded, states why above its bytes, and cannot be signed', async () => {
    const request = requestOf({ chainId, to: SPENDER, value: 0n, data: '0x12345678' });
    vi.mocked(simulateCall).mockResolvedValue(simulated(request, FEES));
    open({ requests: [request] });
    expect(screen.getByRole('heading', { name: 'Unknown call' })).toBeTruthy();
    await previewShown();
    expect(screen.getByText(texts['calls.unknownReason.selector'])).toBeTruthy();
    expect(screen.queryByText('0x12345678')).toBeNull();
    fireEvent.click(screen.getByText(texts['calls.raw']));
    expect(screen.getAllByText('0x12345678')).toHaveLength(2);
    expect(screen.getByText(texts['calls.refused.unknown'])).toBeTruthy();
    expect(boxes().map(({ disabled }) => disabled)).toEqual([true]);
    expect(signButton().disabled).toBe(true);
  });

  test('with coin for a call that accepts none cannot be signed', async () => {
    const request = { ...approveRequest, value: 1n };
    vi.mocked(simulateCall).mockResolvedValue(simulated(request, FEES));
    open({ requests: [request] });
    await previewShown();
    expect(screen.getByText(texts['calls.refused.coinAlong'])).toBeTruthy();
    expect(signButton().disabled).toBe(true);
  });
});

describe('a call that a site requests and the wallet cannot read', () => {
  const unknown = requestOf({ chainId, to: SPENDER, value: 0n, data: '0x12345678' }, { mayBeUnknown: true });
  const creation: CallRequest = {
    network: networks[0],
    sender: junk.sender,
    to: null,
    value: 0n,
    data: '0x6000',
    mayBeUnknown: true,
  };
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const from = junk.sender.address;

  test('needs consent, beside a simulation that nodes agree on', async () => {
    const answer = simulated(unknown, FEES);
    const outcome = answer.outcome ?? expect.unreachable();
    vi.mocked(simulateCall).mockResolvedValue(answer);
    open({ requests: [unknown] });
    await previewShown();
    expect(screen.queryByText(texts['calls.refused.unknown'])).toBeNull();
    expect(screen.getByText(texts['calls.consent.unknown'])).toBeTruthy();
    // One box says it, not two.
    expect(boxes()).toHaveLength(1);
    typePhrase();
    expect(signButton().disabled).toBe(true);
    fireEvent.click(box(texts['calls.consent.accept.unknown']));
    await sign();
    await waitFor(() => expect(sendCall).toHaveBeenCalledOnce());
    expect(vi.mocked(sendCall).mock.lastCall?.[0]).toMatchObject({
      consent: { call: consentedDigest({ ...unknown, chainId, from }), effects: effectsDigest(outcome) },
      accepted: [{ type: 'unknownCall' }],
      mayBeUnsure: false,
    });
  });

  test('shows what a spender could take by an approval that only the simulation shows', async () => {
    vi.mocked(simulateCall).mockResolvedValue(
      simulated(unknown, FEES, { approvals: [allowed('100')] }, { tokens: [usdc] }),
    );
    open({ requests: [unknown] });
    await previewShown();
    const taken = { owner: junk.sender.address, spender: SPENDER, contract: TOKEN, kind: 'token' };
    expect(vi.mocked(askTakeable).mock.lastCall?.[1]).toEqual([
      { ...taken, amount: 100n, isByPermit2: false },
    ]);
    expect(screen.getByTestId('takeable')).toBeTruthy();
  });

  test('needs a second box where it cannot be simulated', async () => {
    vi.mocked(simulateCall).mockRejectedValue(new CallableError('unavailable', 'No node'));
    open({ requests: [unknown] });
    await screen.findByText(texts['calls.state.unseen']);
    typePhrase();
    fireEvent.click(box(texts['calls.consent.accept.unknown']));
    await promisesSettled();
    expect(signButton().disabled).toBe(true);
    fireEvent.click(box(texts['calls.accept.unseen']));
    await waitFor(() => expect(signButton().disabled).toBe(false));
    fireEvent.click(box(texts['calls.consent.accept.unknown']));
    expect(signButton().disabled).toBe(true);
    expect(problems()).not.toEqual([]);
  });

  test('is not signed where it would fail, whatever is accepted', async () => {
    vi.mocked(simulateCall).mockResolvedValue(simulated(unknown, FEES, { succeeds: false }));
    open({ requests: [unknown] });
    await screen.findByText(texts['calls.state.fails']);
    fireEvent.click(box(texts['calls.consent.accept.unknown']));
    typePhrase();
    await promisesSettled();
    expect(signButton().disabled).toBe(true);
  });

  test('with coin for a function that takes none warns of the coin, and needs consent too', async () => {
    const along = { ...approveRequest, value: 1n, mayBeUnknown: true };
    vi.mocked(simulateCall).mockResolvedValue(simulated(along, FEES, { approvals: [allowed('100')] }));
    open({ requests: [along] });
    await previewShown();
    expect(screen.getByText(texts['calls.consent.coinAlong'])).toBeTruthy();
    expect(screen.getByText(texts['call.warning.coinLeft'])).toBeTruthy();
    expect(signButton().disabled).toBe(true);
  });

  test('creates a contract with one consent, and shows its simulated effects', async () => {
    const coin = { units: '-5', word: 'verified' } as const;
    const answer = simulated(creation, FEES, { coin });
    vi.mocked(simulateCall).mockResolvedValue(answer);
    const paying = { ...creation, value: 5n };
    open({ requests: [paying] });
    await previewShown();
    expect(lines('call-does')).toEqual(['You pay 0.000000000000000005 ETH']);
    expect(vi.mocked(simulateCall).mock.lastCall?.[0]).toMatchObject({ to: null, data: '0x6000' });
    expect(boxes()).toHaveLength(1);
    fireEvent.click(box(texts['calls.consent.accept.createsContract']));
    await sign();
    await waitFor(() => expect(sendCall).toHaveBeenCalledOnce());
    expect(vi.mocked(sendCall).mock.lastCall?.[0]).toMatchObject({
      consent: {
        call: consentedDigest({ ...paying, chainId, from }),
        effects: effectsDigest(answer.outcome ?? expect.unreachable()),
      },
      mayBeUnsure: false,
    });
  });

  test('does not create a contract whose code fails, whatever is accepted', async () => {
    const reason = { id: 'simulation.fails.said', values: { text: 'No owner' }, data: '0x' } as const;
    vi.mocked(simulateCall).mockResolvedValue(simulated(creation, FEES, { succeeds: false, reason }));
    open({ requests: [creation] });
    expect((await screen.findByText(/^This transaction would fail/)).textContent).toContain('No owner');
    typePhrase();
    fireEvent.click(box(texts['calls.consent.accept.createsContract']));
    await promisesSettled();
    expect(signButton().disabled).toBe(true);
  });

  test('needs a second box for a contract that cannot be simulated', async () => {
    vi.mocked(simulateCall).mockRejectedValue(new CallableError('unavailable', 'No node'));
    open({ requests: [creation] });
    expect(screen.getByRole('heading', { name: 'Contract creation' })).toBeTruthy();
    await screen.findByText(texts['calls.state.unseen']);
    expect(screen.getByText(texts['calls.newContract'])).toBeTruthy();
    expect(vi.mocked(estimateGas).mock.lastCall?.[0]).toMatchObject({ to: null, data: '0x6000' });
    fireEvent.click(box(texts['calls.accept.unseen']));
    fireEvent.click(box(texts['calls.consent.accept.createsContract']));
    await sign();
    await waitFor(() => expect(sendCall).toHaveBeenCalledOnce());
    expect(vi.mocked(sendCall).mock.lastCall?.[0]).toMatchObject({
      consent: { call: consentedDigest({ ...creation, chainId, from }), effects: 'notSimulated' },
      mayBeUnsure: true,
    });
    expect(problems()).not.toEqual([]);
  });

  test('changes nothing for a call that the wallet can read', async () => {
    open({ requests: [{ ...approveRequest, mayBeUnknown: true }] });
    await previewShown();
    expect(screen.queryByTestId('call-consent')).toBeNull();
    await sign();
    await waitFor(() => expect(sendCall).toHaveBeenCalledOnce());
    expect(vi.mocked(sendCall).mock.lastCall?.[0]).toMatchObject({ consent: undefined, accepted: [] });
  });
});

describe('a simulation', () => {
  test('that is still running prevents a signature', async () => {
    const answer = deferred<SimulationAnswer>();
    vi.mocked(simulateCall).mockReturnValue(answer.promise);
    open();
    expect(await screen.findByText(texts['calls.simulating'])).toBeTruthy();
    typePhrase();
    expect(signButton().disabled).toBe(true);
    act(() => answer.resolve(simulation()));
    await previewShown();
    await waitFor(() => expect(signButton().disabled).toBe(false));
  });

  // Regression: a checkbox allowed a signature without a simulation that arrived a moment later.
  test('that hits a rate limit is awaited, without a way around it', async () => {
    const refusal = { reason: 'tooManyRequests', retryAfterSeconds: 20 } as const;
    vi.mocked(simulateCall).mockRejectedValueOnce(
      new CallableError('resource-exhausted', 'Too much', refusal),
    );
    open();
    expect(
      await screen.findByText(/^Too many requests\. The simulation runs again in (20|19) s\.$/),
    ).toBeTruthy();
    typePhrase();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/tick its box/)).toBeNull();
    expect(signButton().disabled).toBe(true);
    expect(problems()).toHaveLength(1);
  });

  test('uses the fees shown', async () => {
    open();
    await previewShown();
    expect(vi.mocked(simulateCall).mock.lastCall?.[0]).toMatchObject({
      data: approveRequest.data,
      gasLimit: '60000',
      maxFeePerGas: '30000000000',
      maxPriorityFeePerGas: '1000000000',
    });
  });

  test('of another fee is a new one, and nothing is signed before it', async () => {
    const feeMarket = {
      baseFee: '9000000000',
      nextBaseFee: '9500000000',
      tips: { slow: '500000000', normal: '1000000000', fast: '2000000000' },
    };
    vi.mocked(estimateGas).mockResolvedValue(
      gasEstimate({ gasLimit: '60000', balance: `${10n ** 18n}`, feeMarket }),
    );
    open();
    await previewShown();
    typePhrase();
    await waitFor(() => expect(signButton().disabled).toBe(false));
    const next = deferred<SimulationAnswer>();
    vi.mocked(simulateCall).mockReturnValue(next.promise);
    fireEvent.click(screen.getByTestId('fee-line'));
    fireEvent.click(await screen.findByLabelText(/^Fast/));
    expect(signButton().disabled).toBe(true);
    expect(screen.queryByTestId('call-does')).toBeNull();
    act(() => next.resolve(simulation()));
    await previewShown();
    await waitFor(() => expect(signButton().disabled).toBe(false));
    const tips = vi.mocked(simulateCall).mock.calls.map(([{ maxPriorityFeePerGas }]) => maxPriorityFeePerGas);
    expect(tips).toEqual(['1000000000', '2000000000']);
  });

  test('that fails is shown with its reason, and not signed', async () => {
    const reason = { id: 'simulation.fails.allowance', values: {}, data: '0x' } as const;
    vi.mocked(simulateCall).mockResolvedValue(simulation({ succeeds: false, reason }));
    open();
    const notice = await screen.findByText(texts['calls.state.fails'], { exact: false });
    expect(notice.textContent).toContain(texts['simulation.fails.allowance']);
    typePhrase();
    expect(signButton().disabled).toBe(true);
    expect(boxes()).toEqual([]);
    expect(screen.queryByTestId('call-does')).toBeNull();
  });

  test.each([
    ['unknown', simulation({}, { agreement: 'unknown', outcome: null })],
    ['disputed', simulation({}, { agreement: 'disputed', outcome: null })],
    ['unconfirmed', simulation({}, { agreement: 'unconfirmed' })],
  ] as const)('that is %s is signed only once that is accepted', async (state, answer) => {
    vi.mocked(simulateCall).mockResolvedValue(answer);
    open();
    expect(await screen.findByText(texts[`calls.state.${state}`])).toBeTruthy();
    typePhrase();
    expect(signButton().disabled).toBe(true);
    fireEvent.click(screen.getByLabelText(texts[`calls.accept.${state}`]));
    await sign();
    await waitFor(() => expect(sendCall).toHaveBeenCalledOnce());
    expect(vi.mocked(sendCall).mock.lastCall?.[0]).toMatchObject({ mayBeUnsure: true, preview: { answer } });
  });

  test('that cannot be requested counts as unknown', async () => {
    vi.mocked(simulateCall).mockRejectedValue(new Error('offline'));
    open();
    expect(await screen.findByText(texts['calls.state.unknown'])).toBeTruthy();
    expect(signButton().disabled).toBe(true);
    expect(problems()).toContainEqual(expect.stringContaining('A call could not be simulated'));
  });

  test.each([
    ['an unknown contract needs a checkbox', { ...usdc, isListed: false }, 1],
    ['a known one does not', usdc, 0],
  ])('that is incomplete: %s', async (_, token, count) => {
    vi.mocked(simulateCall).mockResolvedValue(simulation({ isWhole: false }, { tokens: [token] }));
    open();
    expect(await screen.findByText(texts['calls.state.partial'])).toBeTruthy();
    expect(boxes()).toHaveLength(count);
  });

  test('that has become worse blocks a signature for two seconds', async () => {
    const changed = simulation({ approvals: [allowed('100', { unitsBefore: '7' })] });
    vi.mocked(sendCall).mockRejectedValueOnce(
      new SimulationChangedError({ fees: FEES, answer: changed, msSinceAsked: () => 0 }),
    );
    open();
    await previewShown();
    await sign();
    expect(await screen.findByText(texts['calls.worse'])).toBeTruthy();
    expect(boxes()).toEqual([]);
    expect(signButton().disabled).toBe(true);
    fireEvent.click(signButton());
    await waitFor(() => expect(signButton().disabled).toBe(false), { timeout: 3_000 });
    expect(screen.queryByText(texts['calls.worse'])).toBeNull();
    expect(sendCall).toHaveBeenCalledOnce();
  });

  test.each<[string, Partial<SimulationOutcome>, Partial<SimulationOutcome>]>([
    [
      'a little is paid',
      { coin: { units: '-1', word: 'verified' } },
      { coin: { units: '-900', word: 'verified' } },
    ],
    ['a little is approved', { approvals: [allowed('101')] }, { approvals: [allowed('999')] }],
  ])('accepted where %s does not cover a large amount', async (_, before, after) => {
    vi.mocked(simulateCall).mockResolvedValue(simulation(before));
    vi.mocked(sendCall).mockRejectedValueOnce(
      new SimulationChangedError({ fees: FEES, answer: simulation(after), msSinceAsked: () => 0 }),
    );
    open();
    await previewShown();
    tickFirst();
    await sign();
    await screen.findByText(texts['calls.worse']);
    expect(boxes().map(({ checked }) => checked)).toEqual([false]);
    await waitFor(() => expect(screen.queryByText(texts['calls.worse'])).toBeNull(), { timeout: 3_000 });
    expect(signButton().disabled).toBe(true);
    tickFirst();
    await waitFor(() => expect(signButton().disabled).toBe(false));
  });

  test('that has changed is shown, and earlier accepted warnings do not apply to it', async () => {
    const changed = simulation(
      { approvals: [allowed('100'), allowed('7', { spender: TOKEN })] },
      { parties: [SPENDER, TOKEN].map((address) => ({ address, hasCode: true, isYoung: false })) },
    );
    vi.mocked(sendCall).mockRejectedValueOnce(
      new SimulationChangedError({ fees: FEES, answer: changed, msSinceAsked: () => 0 }),
    );
    const { onSent } = open();
    await previewShown();
    await sign();
    expect(await screen.findByText(texts['call.error.changed'])).toBeTruthy();
    await waitFor(() => expect(lines('call-does')).toHaveLength(2));
    expect(boxes()).toHaveLength(1);
    expect(signButton().disabled).toBe(true);
    expect(onSent).not.toHaveBeenCalled();
  });
});

describe('a warning', () => {
  test('of an unlimited allowance has a checkbox, and is passed to the signer', async () => {
    const request = { ...approveRequest, data: `${approveRequest.data.slice(0, -64)}${'f'.repeat(64)}` };
    const units = (2n ** 256n - 1n).toString();
    vi.mocked(simulateCall).mockResolvedValue(
      simulated(request, FEES, { approvals: [allowed(units)] }, { tokens: [usdc] }),
    );
    open({ requests: [request] });
    await previewShown();
    expect(lines('call-does')).toEqual(['Uncle Bob (0xfB691609…37c5d359) can spend any amount of USDC']);
    typePhrase();
    expect(boxes()).toHaveLength(1);
    expect(signButton().disabled).toBe(true);
    expect(screen.getByText('Read the warning above and tick its box to continue.')).toBeTruthy();
    tickFirst();
    expect(screen.queryByText('Read the warning above and tick its box to continue.')).toBeNull();
    await sign();
    await waitFor(() => expect(sendCall).toHaveBeenCalledOnce());
    expect(vi.mocked(sendCall).mock.lastCall?.[0].accepted).toEqual([
      { type: 'unlimitedApproval', contract: TOKEN, spender: SPENDER },
    ]);
  });

  test('of an existing allowance is shown', async () => {
    vi.mocked(simulateCall).mockResolvedValue(
      simulation({ approvals: [allowed('100', { unitsBefore: '7' })] }),
    );
    open();
    await previewShown();
    expect(screen.getByText(/already has an approval/)).toBeTruthy();
    expect(screen.getByText('before: 0.000007 USDC')).toBeTruthy();
  });

  test.each([
    ['a spender without code', { hasCode: false, isYoung: null }, /is a private account, not a contract/],
    ['a spender less than a day old', { hasCode: true, isYoung: true }, /is less than a day old/],
  ])('of %s has a checkbox', async (_, facts, text) => {
    vi.mocked(simulateCall).mockResolvedValue(simulation({}, { parties: [{ address: SPENDER, ...facts }] }));
    open();
    await previewShown();
    expect(screen.getByText(text)).toBeTruthy();
    expect(boxes()).toHaveLength(1);
  });

  test.each([
    ['a revocation without effect', { approvals: [] }, /this revokes nothing/],
    ['wasted gas', { approvals: [allowed('0', { unitsBefore: '7' })], gasUsed: '9000000' }, /far more gas/],
  ])('of %s has a checkbox', async (_, outcome, text) => {
    const request = { ...approveRequest, data: `${approveRequest.data.slice(0, -64)}${'0'.repeat(64)}` };
    vi.mocked(simulateCall).mockResolvedValue(simulated(request, FEES, outcome, { tokens: [usdc] }));
    open({ requests: [request] });
    await previewShown();
    expect(screen.getByText(text)).toBeTruthy();
    expect(boxes()).toHaveLength(1);
    typePhrase();
    expect(signButton().disabled).toBe(true);
  });

  test('of an unknown spender has a checkbox', async () => {
    vi.mocked(simulateCall).mockResolvedValue(simulation({}, { parties: [] }));
    open();
    await previewShown();
    expect(screen.getByText(/It is unknown whether Uncle Bob/)).toBeTruthy();
    expect(boxes()).toHaveLength(1);
  });

  test('of an undeclared outflow has a checkbox', async () => {
    vi.mocked(simulateCall).mockResolvedValue(
      simulation({ coin: { units: '-1000000000000000000', word: 'verified' } }),
    );
    open();
    await previewShown();
    expect(screen.getByText('You would pay more ETH than this transaction states.')).toBeTruthy();
    expect(lines('call-does')[0]).toBe('You pay 1 ETH');
    expect(boxes()).toHaveLength(1);
  });

  test('of tokens sent to their own contract has a checkbox', async () => {
    const data = `0xa9059cbb${TOKEN.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`;
    const request = requestOf({ chainId, to: TOKEN, value: 0n, data });
    vi.mocked(simulateCall).mockResolvedValue(simulated(request, FEES));
    open({ requests: [request] });
    await previewShown();
    expect(screen.getByText(texts['call.warning.toOwnContract'])).toBeTruthy();
    expect(boxes()).toHaveLength(1);
  });

  // Regression: the deadline was not compared with the server's clock.
  test.each([
    ['the server', { answeredAt: Date.now() + 3_600_000 }, {}],
    ['the price', {}, { serverTime: Date.now() - 3_600_000 }],
  ])('of %s with a clock an hour off has a checkbox', async (_, estimate, fields) => {
    vi.mocked(estimateGas).mockResolvedValue(gasEstimate({ gasLimit: '60000', ...estimate }));
    open({ requests: [{ ...approveRequest, ...fields }] });
    await previewShown();
    typePhrase();
    await screen.findByText(texts['calls.clock']);
    expect(signButton().disabled).toBe(true);
    tickFirst();
    await waitFor(() => expect(signButton().disabled).toBe(false));
  });

  test('of the screen has a checkbox', async () => {
    open({ requests: [{ ...approveRequest, notices: ['This swap is a bad one.'] }] });
    await previewShown();
    typePhrase();
    expect(signButton().disabled).toBe(true);
    fireEvent.click(screen.getByLabelText(texts['calls.accept.warning']));
    await sign();
    await waitFor(() => expect(sendCall).toHaveBeenCalledOnce());
  });
});

describe('nothing is signed', () => {
  test('where the coin does not cover fee and value', async () => {
    vi.mocked(estimateGas).mockResolvedValue(gasEstimate({ gasLimit: '60000', balance: '5' }));
    open();
    expect(await screen.findByText(texts['send.error.insufficientFunds'])).toBeTruthy();
    typePhrase();
    expect(signButton().disabled).toBe(true);
  });

  test('where the fee is unknown, though the simulation succeeded', async () => {
    vi.mocked(estimateGas).mockRejectedValue(new Error('offline'));
    vi.mocked(simulateCall).mockResolvedValue(simulated(approveRequest, undefined));
    open();
    await previewShown();
    expect(screen.getByText(texts['send.feeUnavailable'])).toBeTruthy();
    typePhrase();
    expect(signButton().disabled).toBe(true);
  });

  test('for a call whose simulation breaks a promise of the screen', async () => {
    const breaks = vi.fn(() => 'vaults.broken.givesLess' as const);
    open({ requests: [{ ...approveRequest, breaks }] });
    await previewShown();
    expect(screen.getByText(texts['vaults.broken.givesLess'])).toBeTruthy();
    expect(breaks).toHaveBeenCalledWith(simulation().outcome);
    typePhrase();
    expect(signButton().disabled).toBe(true);
  });

  test('for a call without a simulation, where nothing else shows its effect', async () => {
    vi.mocked(simulateCall).mockResolvedValue({ ...simulation(), agreement: 'disputed', outcome: null });
    open({ requests: [{ ...approveRequest, untried: 'vaults.broken.untried' }] });
    expect(await screen.findByText(texts['vaults.broken.untried'])).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    typePhrase();
    expect(signButton().disabled).toBe(true);
  });

  test("before the screen's warning about its outcome is accepted", async () => {
    const warnsOf = vi.fn(() => ({ key: 'less', text: 'Less comes than was said.' }));
    open({ requests: [{ ...approveRequest, warnsOf }] });
    await previewShown();
    expect(screen.getByText('Less comes than was said.')).toBeTruthy();
    expect(warnsOf).toHaveBeenCalledWith(simulation().outcome);
    typePhrase();
    expect(signButton().disabled).toBe(true);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    await waitFor(() => expect(signButton().disabled).toBe(false));
  });

  test('for a watch-only account', async () => {
    open({ requests: [{ ...approveRequest, sender: { ...junk.sender, derivationIndex: null } }] });
    await previewShown();
    expect(screen.getByText(texts['send.error.watchOnly'])).toBeTruthy();
    expect(signButton().disabled).toBe(true);
  });

  // Regression: after a minute nothing was signed, too early for a typed phrase.
  test('with a price that is more than three minutes old, and the dialog closes', async () => {
    let age = 0;
    const { onClose } = open({ requests: [{ ...approveRequest, msSinceQuoted: () => age }] });
    await previewShown();
    typePhrase();
    await waitFor(() => expect(signButton().disabled).toBe(false));
    age = 179_999;
    fireEvent(document, new Event('visibilitychange'));
    const aged = await screen.findByText(/^This price is more than 2 minutes old\./);
    expect(aged.closest('.MuiDialogContent-root')).toBeNull();
    expect(signButton().disabled).toBe(false);
    age = 180_000;
    fireEvent(document, new Event('visibilitychange'));
    const reason = await screen.findByRole('alert');
    expect(reason.textContent).toBe(texts['calls.priceOld']);
    // Regression: in a low window the reason was below the edge of the scroll area, and only the button had changed.
    expect(reason.closest('.MuiDialogContent-root')).toBeNull();
    expect(screen.queryByText(/2 minutes old/)).toBeNull();
    expect(screen.queryByRole('button', { name: texts['calls.sign'] })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: texts['common.close'] }));
    await screen.findByText('Closed');
    expect(onClose).toHaveBeenCalledOnce();
    expect(sendCall).not.toHaveBeenCalled();
  });

  test('without the phrase', async () => {
    open();
    await previewShown();
    fireEvent.click(signButton());
    expect(await screen.findByText(texts['send.error.fieldsMissing'])).toBeTruthy();
    expect(sendCall).not.toHaveBeenCalled();
  });
});

describe('signing', () => {
  test('twice at once signs once, and the dialog stays open', async () => {
    const sending = deferred<string>();
    vi.mocked(sendCall).mockReturnValue(sending.promise);
    const { onSent, onClose, back } = open();
    await previewShown();
    typePhrase();
    const button = signButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(texts['calls.signing']);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await back();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => sending.resolve(HASH));
    await screen.findByText('Closed');
    expect(sendCall).toHaveBeenCalledOnce();
    expect(onSent).toHaveBeenCalledExactlyOnceWith(HASH, approveRequest);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('reports the hash before the bytes are sent', async () => {
    const sending = deferred<string>();
    vi.mocked(sendCall).mockImplementation(({ onSigned }) => {
      onSigned?.(HASH);
      return sending.promise;
    });
    const { onSigned, onSent } = open();
    await previewShown();
    await sign();
    await waitFor(() => expect(onSigned).toHaveBeenCalledExactlyOnceWith(HASH, approveRequest));
    expect(onSent).not.toHaveBeenCalled();
    act(() => sending.resolve(HASH));
    await screen.findByText('Closed');
  });

  test('sends what was shown', async () => {
    open();
    await previewShown();
    await sign();
    await screen.findByText('Closed');
    expect(vi.mocked(sendCall).mock.lastCall?.[0]).toMatchObject({
      userId: 'alice',
      request: approveRequest,
      title: 'Allow spending',
      shown: { kind: 'approve', spender: SPENDER, amountOrId: 100n },
      accepted: [],
      mayBeUnsure: false,
      shownTotal: 60_000n * 30_000_000_000n,
    });
  });

  test('shows several one after the other, with one phrase, and accepted warnings apply to one call only', async () => {
    const second = { ...approveRequest, notices: ['Mind this.'] };
    const third = requestOf(buildApprove({ chainId, token: TOKEN, spender: TOKEN, amount: 1n, named: 1n }), {
      facts: { standard: 'erc20' },
      notices: ['Mind this.'],
    });
    const { onSent, onClose } = open({ requests: [approveRequest, second, third] });
    expect(screen.getByText('1 of 3')).toBeTruthy();
    await previewShown();
    await sign();
    await screen.findByText('2 of 3');
    await screen.findByText('Mind this.');
    expect(signButton().disabled).toBe(true);
    tickFirst();
    await waitFor(() => expect(signButton().disabled).toBe(false));
    fireEvent.click(signButton());
    await screen.findByText('3 of 3');
    await screen.findByText('Mind this.');
    expect(boxes().some(({ checked }) => checked)).toBe(false);
    expect(onSent.mock.calls).toEqual([
      [HASH, approveRequest],
      [HASH, second],
    ]);
    fireEvent.click(screen.getByText(texts['common.cancel']));
    await screen.findByText('Closed');
    expect(onClose).toHaveBeenCalledOnce();
    expect(sendCall).toHaveBeenCalledTimes(2);
  });

  test('one of several can be skipped, since it would fail', async () => {
    const second = { ...approveRequest, notices: ['Mind this.'] };
    vi.mocked(simulateCall).mockResolvedValueOnce(simulation({ succeeds: false }));
    const { onSent, onClose } = open({ requests: [approveRequest, second] });
    await screen.findByText(texts['calls.state.fails'], { exact: false });
    fireEvent.click(screen.getByRole('button', { name: texts['calls.skip'] }));
    await screen.findByText('2 of 2');
    await screen.findByText('Mind this.');
    expect(screen.queryByRole('button', { name: texts['calls.skip'] })).toBeNull();
    expect(onSent).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('with the wallet on this device, unlocked by its password', async () => {
    const vault = fakeVault();
    vi.mocked(sendCall).mockImplementation(async ({ openSigner }) => {
      await openSigner({ address: junk.sender.address, index: 0 });
      return HASH;
    });
    open({ vault: { state: { status: 'locked' }, vault } });
    await previewShown();
    fireEvent.change(screen.getByLabelText(texts['device.password']), {
      target: { value: 'correct horse battery' },
    });
    await waitFor(() => expect(signButton().disabled).toBe(false));
    fireEvent.click(signButton());
    await screen.findByText('Closed');
    expect(vault.unlock).toHaveBeenCalledExactlyOnceWith('correct horse battery');
    expect(vault.openSigner).toHaveBeenCalledOnce();
  });

  // Regression: Enter in a field signed.
  test('not by Enter in a field', async () => {
    open({ vault: { state: { status: 'locked' }, vault: fakeVault() } });
    await previewShown();
    const password = screen.getByLabelText(texts['device.password']);
    await userEvent.type(password, 'correct horse battery{Enter}');
    await waitFor(() => expect(signButton().disabled).toBe(false));
    await promisesSettled();
    expect(sendCall).not.toHaveBeenCalled();
  });

  test('that fails shows the reason, and the dialog stays', async () => {
    vi.mocked(sendCall).mockRejectedValue(new WalletError('send.error.feeRose'));
    const { onClose } = open();
    await previewShown();
    await sign();
    expect(await screen.findByText(texts['send.error.feeRose'])).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(signButton().disabled).toBe(false);
  });

  test('with an unknown outcome blocks further signatures', async () => {
    vi.mocked(sendCall).mockRejectedValue(new WalletError('send.error.uncertain'));
    open();
    await previewShown();
    await sign();
    const reason = await screen.findByText(texts['send.error.uncertain']);
    // Regression: in a low window it was below the edge of the scroll area, and only the button was disabled.
    expect(reason.closest('.MuiDialogContent-root')).toBeNull();
    expect(signButton().disabled).toBe(true);
  });
});

describe('it closes', () => {
  test('once a pending one turns out to have been sent: it may be the same', async () => {
    const lost = journalledSend({ title: 'Swap' });
    await sendJournal.write(lost);
    const { onSent, onClose } = open();
    await previewShown();
    await act(() => sendOutcomes.findOutcomes('alice'));
    expect(await screen.findByText(texts['send.error.uncertain'])).toBeTruthy();
    vi.mocked(settleSend).mockResolvedValue('sent');
    await act(() => sendOutcomes.findOutcomes('alice'));
    await screen.findByText('Closed');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSent).not.toHaveBeenCalled();
    await sendJournal.remove(lost.id);
  });

  test('not where that was never sent', async () => {
    const lost = journalledSend();
    await sendJournal.write(lost);
    const { onClose } = open();
    await previewShown();
    await act(() => sendOutcomes.findOutcomes('alice'));
    vi.mocked(settleSend).mockResolvedValue('notSent');
    await act(() => sendOutcomes.findOutcomes('alice'));
    await waitFor(() => expect(screen.queryByText(texts['send.error.uncertain'])).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await sendJournal.remove(lost.id);
  });

  test('with the browser’s Back, which stays on the page', async () => {
    const { onClose, back, path } = open();
    await previewShown();
    await back();
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    expect(path()).toBe('/screen');
  });

  test('with Escape', async () => {
    const { onClose } = open();
    await previewShown();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
