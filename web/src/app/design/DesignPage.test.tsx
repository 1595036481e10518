import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkProvider } from '../../features/networks/components/NetworkProvider.tsx';
import { AppShell } from '../../testing/AppShell.tsx';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { DesignRoute } from '../routes/DesignRoute.tsx';
import { allSpecimens } from './allSpecimens.ts';
import { DesignPage } from './DesignPage.tsx';

const environment = vi.hoisted(() => ({ emulators: {} as object | null }));
vi.mock('../../components/useEnvironment.ts', () => ({ useEnvironment: () => environment }));
// Charts and long lists measure their surroundings, which have no size here.
vi.mock('../../components/MoneyChart.tsx', () => ({ MoneyChart: () => 'chart' }));
vi.mock('../../components/useWindowedRows.ts', () => ({
  useWindowedRows: () => ({
    list: { current: null },
    height: 32,
    rows: [{ index: 0, key: '0', top: 0 }],
    measure: () => undefined,
    takeFocus: () => undefined,
    dropFocus: () => undefined,
  }),
}));

// No nodes answer here.
vi.mock('../../lib/takeable/askTakeable.ts', () => ({ askTakeable: () => new Promise(() => undefined) }));

setUpComponentTests();

const names = Object.values(allSpecimens).flatMap(Object.keys);

beforeEach(() => {
  environment.emulators = {};
});

const draw = (page: ReactElement) =>
  render(
    <MemoryRouter initialEntries={['/design']}>
      <NetworkProvider>{page}</NetworkProvider>
    </MemoryRouter>,
    { wrapper: AppShell },
  );

test('every shared component is on the page', () => {
  const files = Object.keys(import.meta.glob('../../components/*.tsx'))
    .map((path) => path.replace(/^.*\//, '').replace(/\.tsx$/, ''))
    .filter((name) => !name.endsWith('.test'));
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((name) => !names.includes(name))).toEqual([]);
});

test('every drawing of an empty list is on the page', () => {
  const drawings = Object.keys(import.meta.glob('../../components/drawings/*Drawing.tsx'))
    .map((path) => path.replace(/^.*\//, '').replace('Drawing.tsx', '').toLowerCase())
    .filter((name) => name !== 'line');
  expect(drawings.length).toBeGreaterThan(5);
  expect(Object.keys(allSpecimens['States of lists and pages']?.['EmptyState'] ?? {})).toEqual(
    drawings.toSorted(),
  );
});

test('each is drawn in both color schemes, in all of its states', () => {
  draw(<DesignPage />);
  const drawn = screen.getAllByTestId('specimen');
  expect(drawn.map((specimen) => specimen.getAttribute('aria-label'))).toEqual(names);
  const row = drawn.find((specimen) => specimen.getAttribute('aria-label') === 'TokenRow');
  expect(row && within(row).getAllByTestId('token-row')).toHaveLength(10);
  expect(row?.querySelectorAll('[data-light] [data-testid="token-row"]')).toHaveLength(5);
  expect(row?.querySelectorAll('[data-dark] [data-testid="token-row"]')).toHaveLength(5);
});

test('a deployment has no such page', async () => {
  loggedProblems();
  environment.emulators = null;
  draw(<DesignRoute />);
  expect(await screen.findByText('404')).toBeTruthy();
  expect(screen.queryByText('Design system')).toBeNull();
});

test('the local stack has it', async () => {
  draw(<DesignRoute />);
  expect(await screen.findByText('Design system')).toBeTruthy();
});
