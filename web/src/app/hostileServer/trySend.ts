import { createElement, type ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { useBalance } from '../../features/balance/hooks/useBalance.ts';
import { spendableOf } from '../../features/balance/spendableOf.ts';
import type { SendFormState } from '../../features/signing/transfer/SendFormState.ts';
import { useSendForm } from '../../features/signing/transfer/useSendForm.ts';
import { junk } from '../../features/signing/testing/junk.ts';
import { useTokenBalance } from '../../features/tokens/hooks/useTokenBalance.ts';
import { sendProblemOf } from '../../features/tokens/sendProblemOf.ts';
import { AuthContext } from '../../lib/session/AuthContext.ts';
import { knownAddresses } from '../../lib/recipients/testing/knownAddresses.ts';
import { keySigner } from '../../lib/vault/keySigner.ts';
import { VaultContext } from '../../lib/vault/VaultContext.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { fakeVault } from '../../testing/fakeVault.ts';
import { verifiedSession } from '../../testing/sessionOf.ts';
import { network } from './honestAnswers.ts';
import type { Confirmed } from './signedBytes.ts';
import { JUNK_KEY } from './trySwap.ts';

const TIMEOUT = { timeout: 3_000 };

/** Asset to send: coin, or a token that the user has added and whose decimals they have confirmed. */
export interface WantedSend {
  /** An address or a name. */
  readonly recipient: string;
  /** As typed; undefined for the whole balance. */
  readonly amount?: string;
  readonly token?: { readonly contract: string; readonly symbol: string; readonly decimals: number };
  /** The confirmed call, except its target and highest cost. */
  readonly expected: (address: string) => Omit<Confirmed, 'from' | 'total'>;
}

/** Displayed values, and the outcome. */
export interface TriedSend {
  readonly displayed: readonly string[];
  readonly confirmed: readonly Confirmed[];
  readonly ending: string;
}

/**
 * Fills in Send like a user who presses every enabled button, with the form's own code, and returns the
 * displayed values.
 */
export async function trySend(
  wanted: WantedSend,
  { presses = 1, userId = 'alice' } = {},
): Promise<TriedSend> {
  const displayed: string[] = [];
  const confirmed: Confirmed[] = [];
  const problems: string[] = [];
  const vault = fakeVault();
  vault.openSigner.mockResolvedValue(keySigner(JUNK_KEY));
  vi.spyOn(console, 'error').mockImplementation(
    (...stated: unknown[]) => void problems.push(stated.join(' ')),
  );
  const sending = { isOn: false, hasBegun: false };
  const toast = () => document.querySelector('#notistack-snackbar')?.textContent ?? undefined;
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(
      AppShell,
      null,
      createElement(
        AuthContext,
        { value: { ...verifiedSession, user: { id: userId, email: 'alice@example.com' } } },
        createElement(VaultContext, { value: { state: { status: 'unlocked' }, vault } }, children),
      ),
    );
  const { token } = wanted;
  const screen = renderHook(
    () => {
      const coin = useBalance(junk.sender.address, network);
      const listing = {
        network: network.id,
        contract_address: token?.contract ?? '',
        token_symbol: '',
        token_name: '',
      };
      const { held } = useTokenBalance(listing as never, token && junk.sender.address);
      const problem = token && sendProblemOf(token.decimals, held?.decimals, false);
      const form = useSendForm({
        network,
        sender: junk.sender,
        balance: spendableOf(coin),
        token: token && { ...token, balance: held?.amount },
        known: knownAddresses(),
        initialRecipient: wanted.recipient,
        initialAmount: wanted.amount ?? '',
        onSendingChange: (next) => {
          sending.isOn = next;
          sending.hasBegun ||= next;
        },
        onSent: () => undefined,
      });
      return { form, problem };
    },
    { wrapper },
  );
  const form = (): SendFormState => screen.result.current.form;
  try {
    if (wanted.amount === undefined) act(() => form().toggleMax());
    await waitFor(() => {
      if (form().total === undefined && !form().isFeeFailed) throw new Error('No fee yet');
    }, TIMEOUT).catch(() => undefined);
    for (let press = 1; press <= presses; press += 1) {
      const { recipient, amount, decimals, symbol, total, shortage } = form();
      const { problem } = screen.result.current;
      if (problem !== undefined) return { displayed, confirmed, ending: problem };
      if (recipient.problem !== undefined) displayed.push(recipient.problem);
      if (recipient.address === undefined || amount === undefined || total === undefined)
        return { displayed, confirmed, ending: form().isFeeFailed ? 'no fee' : 'nothing to confirm' };
      const shown = `${formatAmount(amount, decimals)} ${symbol}`;
      displayed.push(
        `${recipient.name ?? ''} ${recipient.address}: ${shown}, ${formatAmount(total)} ETH in all`.trim(),
      );
      if (form().isSendDisabled || shortage) return { displayed, confirmed, ending: shortage ?? 'disabled' };
      confirmed.push({
        from: junk.sender.address,
        total,
        ...wanted.expected(recipient.address),
        ...(wanted.amount === undefined && { value: amount }),
      });
      sending.hasBegun = false;
      act(() => form().onPress());
      await waitFor(() => {
        if (!sending.hasBegun && toast() === undefined) throw new Error('Not begun');
      }, TIMEOUT).catch(() => undefined);
      await waitFor(
        () => {
          if (sending.isOn) throw new Error('Still sending');
        },
        { timeout: 20_000 },
      );
    }
    return {
      displayed,
      confirmed,
      ending: problems.at(-1) ?? (sending.hasBegun ? 'signed' : (toast() ?? 'not begun')),
    };
  } finally {
    screen.unmount();
  }
}
