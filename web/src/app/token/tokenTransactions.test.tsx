import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { listenToTokenTransactions } from '../../features/transactions/api/listenToTokenTransactions.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { CoinScreen } from './CoinScreen.tsx';
import { CustomTokenScreen } from './CustomTokenScreen.tsx';
import { ForeignTokenScreen } from './ForeignTokenScreen.tsx';

vi.mock('../../features/accounts/hooks/usePrimaryAddress.ts', () => ({ usePrimaryAddress: vi.fn() }));
vi.mock('../../features/balance/hooks/useBalance.ts', () => ({
  useBalance: () => ({ wei: undefined, refresh: () => undefined }),
}));
vi.mock('../../features/balance/hooks/useCoinPrice.ts', () => ({
  useCoinPrice: () => ({ status: 'loading' }),
}));
vi.mock('../../features/tokens/hooks/useTokenBalance.ts', () => ({
  useTokenBalance: () => ({ held: undefined, isFailed: false, refresh: () => undefined }),
}));
vi.mock('../../features/tokens/hooks/useTokenDecimals.ts', () => ({
  useTokenDecimals: () => ({ status: 'known' }),
}));
vi.mock('../../features/transactions/api/listenToTokenTransactions.ts');
vi.mock('../wallet/useOwnFigures.ts', () => ({ useOwnFigures: () => () => undefined }));
vi.mock('../wallet/usePendingPolling.ts', () => ({ usePendingPolling: () => undefined }));
vi.mock('./TokenDialogs.tsx', () => ({ TokenDialogs: () => null }));
setUpComponentTests();

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const network = networkById('base');
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const token: CustomToken = {
  id: 'alice_base_1',
  user_id: 'alice',
  token_name: 'Test Dollar',
  token_symbol: 'TUSD',
  contract_address: contract,
  network: 'base',
  icon: '',
  balance: '0',
  usd_value: '0',
  decimals: 6,
};

// Regression: below the balance of the primary account were the transactions of all accounts.
test.each<[string, string | undefined, () => ReactElement]>([
  ['a coin', undefined, () => <CoinScreen userId="alice" network={network} />],
  ['a token', contract, () => <CustomTokenScreen userId="alice" network={network} token={token} />],
  ['a token of a network that is off', contract, () => <ForeignTokenScreen userId="alice" token={token} />],
])(
  "the page of %s lists the primary account's transactions, once that account is known",
  (_, moved, page) => {
    vi.mocked(listenToTokenTransactions).mockReturnValue(() => () => undefined);
    const retry = () => undefined;
    vi.mocked(usePrimaryAddress).mockReturnValue({ status: 'loading', retry });
    const { rerender } = render(<MemoryRouter>{page()}</MemoryRouter>, { wrapper: AppShell });
    expect(listenToTokenTransactions).not.toHaveBeenCalled();
    vi.mocked(usePrimaryAddress).mockReturnValue({
      status: 'ready',
      retry,
      data: {
        user_id: 'alice',
        address: ADDRESS,
        network: 'ethereum',
        is_primary: true,
        watch_only: false,
        derivation_index: 0,
      },
    });
    rerender(<MemoryRouter>{page()}</MemoryRouter>);
    expect(vi.mocked(listenToTokenTransactions).mock.calls).toEqual([
      ['alice', { network, contract: moved, address: ADDRESS }, 20],
    ]);
  },
);
