import 'fake-indexeddb/auto';
import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks } from '@everything-wallet/core/networks/networks';
import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FollowedStep } from '../../../lib/callSequence/useStepRecord.ts';
import { useStepRecord } from '../../../lib/callSequence/useStepRecord.ts';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { texts } from '../../../texts/texts.ts';
import { estimateGas } from '../api/estimateGas.ts';
import { CallsDialog } from '../review/CallsDialog.tsx';
import type { FoundOutcome } from '../journal/sendOutcomes.ts';
import { sendOutcomes } from '../journal/sendOutcomes.ts';
import { sendCall } from '../review/sendCall.ts';
import { simulateCall } from '../review/simulateCall.ts';
import { SimulationChangedError } from '../review/SimulationChangedError.ts';
import { approveRequest, requestOf, SPENDER, TOKEN, wrapRequest } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { junk } from '../testing/junk.ts';
import { simulated } from '../testing/simulated.ts';
import { simulatedBatch } from '../testing/simulatedBatch.ts';

// Mocked: it has its own tests.
vi.mock(
  '../../../lib/signing/useReadableSummary.ts',
  () => import('../../../lib/signing/testing/readableSummary.ts'),
);
vi.mock('../api/estimateGas.ts', () => ({ estimateGas: vi.fn() }));
vi.mock('../review/simulateCall.ts', () => ({ simulateCall: vi.fn() }));
vi.mock('../review/sendCall.ts', () => ({ sendCall: vi.fn() }));
vi.mock('../../../lib/callSequence/useStepRecord.ts', () => ({ useStepRecord: vi.fn() }));
// Mocked: it has its own tests.
vi.mock('../../../lib/takeable/askTakeable.ts', () => ({ askTakeable: vi.fn(() => Promise.resolve([])) }));
setUpComponentTests();

const { chainId } = networks[0];
const HASHES = ['11', '22', '33'].map((byte) => `0x${byte.repeat(32)}`) as [string, string, string];
const usdc = { contract: TOKEN, symbol: 'USDC', name: 'USD Coin', decimals: 6, isListed: true };
const allowed = (units: string) => ({
  kind: 'allowance' as const,
  contract: TOKEN,
  spender: SPENDER,
  tokenId: null,
  units,
  unitsBefore: '0',
  endsAt: null,
  word: 'verified' as const,
  isLogDifferent: false,
});
const wrapped: Partial<SimulationOutcome> = {
  gasUsed: '30000',
  coin: { units: '-5', word: 'verified' },
  movements: [
    {
      ...{ kind: 'erc20', contract: wrapRequest.to, tokenId: null, units: '5' },
      ...{ word: 'verified', isLogDifferent: false },
    },
  ],
};

/** Approves without a limit. */
const hidden = requestOf(
  { chainId, to: TOKEN, value: 0n, data: approveRequest.data.replace(/.{64}$/, 'f'.repeat(64)) },
  { facts: { standard: 'erc20' } },
);

const site = { origin: 'https://app.example', mayBeUnknown: true } as const;
const three: readonly CallRequest[] = [approveRequest, wrapRequest, hidden].map((one) => ({
  ...one,
  ...site,
}));
const two = three.slice(0, 2);
const outcomesOf: ReadonlyMap<string, Partial<SimulationOutcome>> = new Map([
  [approveRequest.data, { approvals: [allowed('100')] }],
  [wrapRequest.data, wrapped],
  [hidden.data, { gasUsed: '40000', approvals: [{ ...allowed(`${2n ** 256n - 1n}`), unitsBefore: '100' }] }],
]);

/** Answers as an honest server: by the calls in the question. */
function answerTo(
  requests: readonly CallRequest[],
  changes: ReadonlyMap<string, Partial<SimulationOutcome>> = new Map(),
  fields: Partial<SimulationAnswer> = {},
) {
  return (question: SimulationQuestion): Promise<SimulationAnswer> => {
    const asked = [question, ...(question.next ?? [])];
    const gas = asked.map(({ gasLimit }) => gasLimit);
    const fees = gas.flatMap((one) =>
      one === undefined ? [] : transferFees(gasEstimate({ gasLimit: one })),
    );
    const of = asked.map(({ data }) => requests.find((one) => one.data === data) ?? expect.unreachable());
    const outcomes = of.map(({ data }) => changes.get(data) ?? outcomesOf.get(data) ?? {});
    const all = { tokens: [usdc], ...fields };
    const [first = expect.unreachable()] = of;
    return Promise.resolve(
      question.next
        ? simulatedBatch(of, fees.length > 0 ? fees : undefined, outcomes, all)
        : simulated(first, fees[0], outcomes[0], all),
    );
  };
}

let step: Partial<FollowedStep>;
let followed: string | undefined;
let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  step = { state: 'pending' };
  vi.mocked(useStepRecord).mockImplementation(({ txHash }) => {
    followed = txHash;
    return step as FollowedStep;
  });
  vi.mocked(estimateGas)
    .mockReset()
    .mockResolvedValue(gasEstimate({ gasLimit: '60000', balance: `${10n ** 18n}` }));
  vi.mocked(simulateCall).mockReset().mockImplementation(answerTo(three));
  const hashes = [...HASHES];
  vi.mocked(sendCall)
    .mockReset()
    .mockImplementation(({ onSigned }) => {
      const hash = hashes.shift() ?? '';
      onSigned?.(hash);
      return Promise.resolve(hash);
    });
});

function open(requests: readonly CallRequest[] = two) {
  const callbacks = { onSigned: vi.fn(), onSent: vi.fn(), onClose: vi.fn() };
  const shown = (
    <AppShell>
      <AuthContext value={verifiedSession}>
        <MemoryRouter>
          <CallsDialog requests={requests} isBatch {...callbacks} />
        </MemoryRouter>
      </AuthContext>
    </AppShell>
  );
  const { rerender } = render(shown);
  return {
    ...callbacks,
    /** Reports the state of the call that is waited for. */
    report: (state: FollowedStep['state']) => {
      step = { state };
      rerender(
        <AppShell>
          <AuthContext value={verifiedSession}>
            <MemoryRouter>
              <CallsDialog requests={requests} isBatch {...callbacks} />
            </MemoryRouter>
          </AuthContext>
        </AppShell>,
      );
      step = { state: 'pending' };
    },
  };
}

const signButton = () => screen.getByRole<HTMLButtonElement>('button', { name: texts['calls.sign'] });
const previewShown = () => screen.findByTestId('call-does');
const lines = (id: string) =>
  within(screen.getByTestId(id))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sentTo = () => vi.mocked(sendCall).mock.calls.map(([{ request }]) => request.data);

async function sign() {
  fireEvent.change(screen.getByLabelText('Recovery Phrase'), { target: { value: junk.phrase } });
  await waitFor(() => expect(signButton().disabled).toBe(false));
  fireEvent.click(signButton());
}

describe('the review of a batch', () => {
  test('shows every call in full and in order, and what all of them do and cost', async () => {
    open();
    await previewShown();
    expect(screen.getByRole('heading', { name: /^2 transactions/ })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1 of 2: Allow spending', '2 of 2: Wrap coins']),
    );
    expect(lines('call-does')).toHaveLength(3);
    expect(lines('batch-says-1').join()).toContain('can spend 0.0001 USDC');
    expect(lines('batch-does-2').join()).toContain('You pay 0.000000000000000005 ETH');
    // 60,000 gas of the first, and half as much again as the 30,000 that the second uses, at 30 gwei.
    await waitFor(() => expect(screen.getByTestId('send-fee').textContent).toContain('0.00315'));
    expect(screen.getByTestId('call-summary').textContent).toContain('2 transactions, on Ethereum Mainnet');
  });

  test('simulates all of them at once, with the gas and fees that are signed', async () => {
    open();
    await previewShown();
    const questions = vi.mocked(simulateCall).mock.calls.map(([question]) => question);
    expect(questions.map(({ gasLimit, next }) => [gasLimit, next?.map((one) => one.gasLimit)])).toEqual([
      [undefined, [undefined]],
      ['60000', ['45000']],
    ]);
  });

  test('hides no approval in a later call, and signs it only once its warning is ticked', async () => {
    open(three);
    await previewShown();
    expect(lines('call-does').join()).toContain('can spend any amount of USDC');
    expect(lines('batch-says-3').join()).toContain('can spend any amount of USDC');
    const third = within(screen.getByTestId('batch-call-3'));
    const boxes = third.getAllByRole('checkbox');
    fireEvent.change(screen.getByLabelText('Recovery Phrase'), { target: { value: junk.phrase } });
    await promisesSettled();
    expect(signButton().disabled).toBe(true);
    for (const box of boxes) fireEvent.click(box);
    await waitFor(() => expect(signButton().disabled).toBe(false));
  });

  test('signs nothing where one of them would fail, and names it', async () => {
    const failing = {
      succeeds: false,
      reason: { id: 'simulation.fails.allowance', values: {}, data: '0x' },
    } as const;
    vi.mocked(simulateCall).mockImplementation(answerTo(three, new Map([[wrapRequest.data, failing]])));
    open();
    expect((await screen.findByText(/^Transaction 2 would fail/)).textContent).not.toBe('');
    fireEvent.change(screen.getByLabelText('Recovery Phrase'), { target: { value: junk.phrase } });
    await promisesSettled();
    expect(signButton().disabled).toBe(true);
  });

  test('signs nothing where the balance covers each of them, but not all', async () => {
    vi.mocked(estimateGas).mockResolvedValue(
      gasEstimate({ gasLimit: '60000', balance: `${2n * 10n ** 15n}` }),
    );
    open();
    await previewShown();
    expect(await screen.findByText(texts['send.error.insufficientFunds'])).toBeTruthy();
    expect(signButton().disabled).toBe(true);
  });

  test('warns at the call that leaves too little coin for later fees', async () => {
    // 60,000 and 45,000 gas at 30 gwei, the 5 wei of the second call, and 1 wei.
    vi.mocked(estimateGas).mockResolvedValue(
      gasEstimate({ gasLimit: '60000', balance: `${105_000n * 30_000_000_000n + 6n}` }),
    );
    open();
    await previewShown();
    const second = within(screen.getByTestId('batch-call-2'));
    expect(await second.findByText(texts['call.warning.coinRunsOut'])).toBeTruthy();
    expect(screen.getAllByText(texts['call.warning.coinRunsOut'])).toHaveLength(1);
  });

  test.each([
    ['cannot be simulated', () => Promise.reject(new CallableError('unavailable', 'No node'))],
    ['are disputed', answerTo(three, new Map(), { agreement: 'disputed', outcome: null })],
    ['have no gas', answerTo(three, new Map([[wrapRequest.data, { ...wrapped, gasUsed: null }]]))],
    [
      'are answered about other calls',
      (question: SimulationQuestion) =>
        answerTo(three)({ ...question, next: question.next?.map((one) => ({ ...one, data: hidden.data })) }),
    ],
  ])('offers to review them one at a time where they %s', async (_, answer) => {
    vi.mocked(simulateCall).mockImplementation(answer);
    open();
    await screen.findByText(texts['calls.batch.separate']);
    expect(signButton().disabled).toBe(true);
    expect(lines('batch-says-1').join()).toContain('can spend');
    fireEvent.click(screen.getByRole('button', { name: texts['calls.batch.separately'] }));
    expect(screen.getByRole('heading', { name: /^Allow spending1 of 2/ })).toBeTruthy();
    problems();
  });
});

describe('a batch that is signed', () => {
  test('asks once, and sends each call after the one before is confirmed', async () => {
    const { report, onSigned, onSent, onClose } = open();
    await previewShown();
    await sign();
    await screen.findByText('1 of 2 sent. Waiting until it is confirmed…');
    expect(followed).toBe(HASHES[0]);
    expect(sentTo()).toEqual([approveRequest.data]);
    report('completed');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sentTo()).toEqual([approveRequest.data, wrapRequest.data]);
    expect(onSigned.mock.calls).toEqual([
      [HASHES[0], two[0]],
      [HASHES[1], two[1]],
    ]);
    expect(onSent.mock.calls).toEqual(onSigned.mock.calls);
  });

  test('confirms each call with its share of the total', async () => {
    const { report } = open();
    await previewShown();
    await sign();
    await screen.findByText(/^1 of 2 sent/);
    report('completed');
    await waitFor(() => expect(sendCall).toHaveBeenCalledTimes(2));
    const totals = vi.mocked(sendCall).mock.calls.map(([{ shownTotal }]) => shownTotal);
    expect(totals).toEqual([60_000n * 30_000_000_000n, 45_000n * 30_000_000_000n + 5n]);
  });

  test.each([
    [
      'would do something else',
      new SimulationChangedError({ fees: undefined, answer: undefined, msSinceAsked: () => 0 }),
    ],
    ['costs more', new WalletError('send.error.feeRose')],
  ])('stops where the second call %s, and reviews the rest again', async (_, error) => {
    const { report, onSent, onClose } = open(three);
    await previewShown();
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    await sign();
    await screen.findByText(/^1 of 3 sent/);
    vi.mocked(sendCall).mockRejectedValueOnce(error);
    report('completed');
    await screen.findByText(/^Transaction 2 was not signed\./);
    expect(await screen.findByRole('heading', { name: /^2 transactions/ })).toBeTruthy();
    await previewShown();
    expect(onSent).toHaveBeenCalledExactlyOnceWith(HASHES[0], three[0]);
    expect(onClose).not.toHaveBeenCalled();
    // Nothing that was accepted in the first review applies to this one.
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
    expect(signButton().disabled).toBe(true);
    expect(problems()).not.toEqual([]);
  });

  test.each([
    ['failed', 'Transaction 1 failed or was cancelled, so the rest was not sent.'],
    ['unreadable', /^Couldn’t find out whether transaction 1 is confirmed/],
  ] as const)('ends where the first call is %s', async (state, text) => {
    const { report, onClose } = open();
    await previewShown();
    await sign();
    await screen.findByText(/^1 of 2 sent/);
    report(state);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts['calls.sign'] })).toBeNull();
    expect(sendCall).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: texts['common.close'] }));
    expect(onClose).toHaveBeenCalledOnce();
    problems();
  });

  test.each([
    ['sent', texts['calls.batch.late'], true],
    ['failed', 'Transaction 1 failed or was cancelled, so the rest was not sent.', false],
    ['superseded', /^Couldn’t find out whether transaction 1 is confirmed/, false],
  ] as const)(
    'goes on after a first call without an answer only if it was %s',
    async (found, text, goesOn) => {
      vi.spyOn(sendOutcomes, 'findOutcomes').mockResolvedValue(0);
      let report: ((one: FoundOutcome) => void) | undefined;
      vi.spyOn(sendOutcomes, 'onOutcome').mockImplementation((listener) => {
        report = listener;
        return () => undefined;
      });
      vi.mocked(sendCall)
        .mockReset()
        .mockImplementation(({ onSigned }) => {
          onSigned?.(HASHES[0]);
          return Promise.reject(new WalletError('send.error.uncertain'));
        });
      const { onSent } = open();
      await previewShown();
      await sign();
      await waitFor(() => expect(report).toBeDefined());
      await act(promisesSettled);
      const send = journalledSend({ from: approveRequest.sender.address });
      act(() => report?.({ send, outcome: found, isFoundHere: true }));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(onSent).toHaveBeenCalledExactlyOnceWith(HASHES[0], two[0]);
      expect(screen.queryByRole('button', { name: texts['calls.sign'] }) !== null).toBe(goesOn);
      problems();
    },
  );

  test('can be stopped while it waits, and then sends nothing more', async () => {
    const { onSent, onClose } = open();
    await previewShown();
    await sign();
    fireEvent.click(await screen.findByRole('button', { name: texts['calls.batch.stop'] }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onSent).toHaveBeenCalledOnce();
    await act(promisesSettled);
    expect(sendCall).toHaveBeenCalledOnce();
    problems();
  });

  test('reports a failure of the first call, and stays open', async () => {
    vi.mocked(sendCall).mockReset().mockRejectedValue(new WalletError('send.error.feeRose'));
    const { onSent, onClose } = open();
    await previewShown();
    await sign();
    expect(await screen.findByText(texts['send.error.feeRose'])).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    problems();
  });
});
