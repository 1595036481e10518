import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { loadedPart } from './loadedPart.tsx';

setUpComponentTests();

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

class Catch extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

test('is a loading page until its code is there, and loaded once', async () => {
  let arrive: (component: typeof Greeting) => void = () => undefined;
  const code = new Promise<typeof Greeting>((resolve) => (arrive = resolve));
  const load = vi.fn(() => code);
  const Part = loadedPart(load);
  render(
    <>
      <Part name="Alice" />
      <Part name="Bob" />
    </>,
    { wrapper: AppShell },
  );
  expect(screen.getAllByRole('status')).toHaveLength(2);
  arrive(Greeting);
  expect(await screen.findByText('Hello Alice')).toBeTruthy();
  expect(screen.getByText('Hello Bob')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('is drawn immediately when its code was preloaded', async () => {
  const Part = loadedPart(() => Promise.resolve(Greeting));
  await Part.preload();
  render(<Part name="Alice" />, { wrapper: AppShell });
  expect(screen.getByText('Hello Alice')).toBeTruthy();
});

test('fails the screen around it when its code cannot be loaded, and retries afterwards', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn(() => Promise.resolve(Greeting))
    .mockRejectedValueOnce(new TypeError('Importing a module script failed'));
  const Part = loadedPart(load);
  const { unmount } = render(
    <Catch>
      <Part name="Alice" />
    </Catch>,
    { wrapper: AppShell },
  );
  expect(await screen.findByText('Importing a module script failed')).toBeTruthy();
  unmount();
  render(<Part name="Alice" />, { wrapper: AppShell });
  expect(await screen.findByText('Hello Alice')).toBeTruthy();
});
