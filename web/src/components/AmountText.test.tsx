import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { AmountText } from './AmountText.tsx';

setUpComponentTests();

const EXACT = 'You have 1,234.567890123456789 ETH.';

function open(isInLink = false) {
  return render(
    <AmountText say={(write) => `You have ${write('1234.567890123456789')} ETH.`} isInLink={isInLink} />,
  );
}

test('shows 6 significant digits, and the exact amount on hover', async () => {
  const user = userEvent.setup();
  open();
  const text = screen.getByText('You have 1,234.56 ETH.');
  await user.hover(text);
  expect((await screen.findByRole('tooltip')).textContent).toBe(EXACT);
});

test('shows the exact amount on keyboard focus', async () => {
  const user = userEvent.setup();
  open();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByText('You have 1,234.56 ETH.'));
  expect((await screen.findByRole('tooltip')).textContent).toBe(EXACT);
});

test('is no stop of the keyboard in a link, and has the exact amount as its title', () => {
  open(true);
  const text = screen.getByText('You have 1,234.56 ETH.');
  expect(text.getAttribute('title')).toBe(EXACT);
  expect(text.hasAttribute('tabindex')).toBe(false);
});

test('is plain text where the amount is not shortened', () => {
  const { container } = render(<AmountText say={(write) => `${write('0.25')} ETH`} />);
  expect(container.innerHTML).toBe('0.25 ETH');
});

test('rounds only payments up', () => {
  const say = (rounding: 'up' | 'down') => <AmountText say={(write) => write('0.99999999', rounding)} />;
  expect(render(say('up')).container.textContent).toBe('1');
  expect(render(say('down')).container.textContent).toBe('0.999999');
});
