import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useReadableSummary } from '../lib/signing/useReadableSummary.ts';
import { SETTLE_MS } from '../lib/signing/watchSummary.ts';
import { rest } from '../testing/rest.ts';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { WholeView } from '../testing/WholeView.ts';
import { SignButton } from './SignButton.tsx';
import { UnseenSecret } from './UnseenSecret.tsx';

setUpComponentTests();

function open() {
  vi.useFakeTimers();
  const onPress = vi.fn();
  let setFee: (fee: string) => void = () => undefined;
  function Form() {
    const settled = useReadableSummary();
    const [fee, set] = useState('0.001');
    setFee = set;
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Amount" />
        <p ref={settled.onSummary}>{fee} ETH</p>
        <p ref={settled.onSecret} data-testid="secret" />
        <UnseenSecret settled={settled} />
        <SignButton settled={settled} isBusy={false} onPress={onPress}>
          Send
        </SignButton>
      </form>
    );
  }
  render(
    <AppShell>
      <Form />
    </AppShell>,
  );
  return { onPress, setFee: (fee: string) => act(() => setFee(fee)) };
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const isWaiting = () => button().getAttribute('aria-disabled');

test('signs on a press once the summary was visible for a second, and shows that it waits', async () => {
  const { onPress } = open();
  expect(isWaiting()).toBe('true');
  fireEvent.click(button());
  expect(onPress).not.toHaveBeenCalled();
  await rest(SETTLE_MS);
  expect(isWaiting()).toBe('false');
  fireEvent.click(button());
  expect(onPress).toHaveBeenCalledOnce();
});

test('a summary that changes starts the second again, and the focus stays on the button', async () => {
  const { onPress, setFee } = open();
  await rest(SETTLE_MS);
  button().focus();
  setFee('0.002');
  fireEvent.click(button());
  await rest(SETTLE_MS - 1);
  fireEvent.click(button());
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button());
  await rest(1);
  fireEvent.click(button());
  expect(onPress).toHaveBeenCalledOnce();
});

test('explains the wait while the password field has not been visible', async () => {
  let show: (ratio: number) => void = () => undefined;
  class View extends WholeView {
    override observe(target: Element) {
      if (target !== screen.getByTestId('secret')) super.observe(target);
      else show = (ratio) => this.see(target, ratio);
    }
  }
  vi.stubGlobal('IntersectionObserver', View);
  const { onPress } = open();
  act(() => show(0));
  await rest(SETTLE_MS);
  fireEvent.click(button());
  expect(onPress).not.toHaveBeenCalled();
  const why = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('Scroll to the field for your password or recovery phrase first.');
  act(() => show(1));
  await rest(SETTLE_MS);
  expect(button().hasAttribute('aria-describedby')).toBe(false);
  expect(screen.queryByText(/^Scroll to/)).toBeNull();
  fireEvent.click(button());
  expect(onPress).toHaveBeenCalledOnce();
});

test('submits no form', async () => {
  const { onPress } = open();
  await rest(SETTLE_MS);
  fireEvent.submit(screen.getByLabelText('Amount'));
  expect(button().type).toBe('button');
  expect(onPress).not.toHaveBeenCalled();
});

test.each(['Enter', ' '])('a held key %j presses nothing, a new press does', async (key) => {
  open();
  await rest(SETTLE_MS);
  const held = createEvent.keyDown(button(), { key, repeat: true });
  fireEvent(button(), held);
  expect(held.defaultPrevented).toBe(true);
  const pressed = createEvent.keyDown(button(), { key });
  fireEvent(button(), pressed);
  expect(pressed.defaultPrevented).toBe(false);
});
