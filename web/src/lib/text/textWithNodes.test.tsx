import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { textWithNodes } from './textWithNodes.tsx';
import { useText } from './useText.ts';

setUpComponentTests();

function Sentence({ name }: { name: string }) {
  const t = useText();
  return (
    <p>{textWithNodes(t, 'review.transfer', { what: <strong>0.25 ETH</strong>, whom: <bdi>{name}</bdi> })}</p>
  );
}

test('elements stand where the text has its parameters', () => {
  const { container } = render(<Sentence name="Ada" />, { wrapper: AppShell });
  expect(container.querySelector('p')?.innerHTML).toBe(
    'You send <strong>0.25 ETH</strong> to <bdi>Ada</bdi>.',
  );
});

test('a name with a mark in it is shown as it is', () => {
  const { container } = render(<Sentence name={'A\uE000da'} />, { wrapper: AppShell });
  expect(container.querySelectorAll('strong')).toHaveLength(1);
  expect(container.querySelector('bdi')?.textContent).toBe('A\uE000da');
});
