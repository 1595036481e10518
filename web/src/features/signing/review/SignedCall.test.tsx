import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { networks } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { Wallet } from 'ethers';
import { expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { SignedCall } from './SignedCall.tsx';

setUpComponentTests();

const [network] = networks;
const { chainId } = network;
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';

test('shows the declared effects of the signed bytes, and the bytes', async () => {
  const { to, data } = buildApprove({ chainId, token: USDC, spender: ROUTER, amount: 7n, named: 7n });
  const signedTransaction = await new Wallet(`0x${'46'.repeat(32)}`).signTransaction({
    type: 2,
    chainId,
    to,
    data,
    nonce: 1,
    gasLimit: 60_000n,
    maxFeePerGas: 1n,
    maxPriorityFeePerGas: 1n,
  });
  render(<SignedCall network={network} signedTransaction={signedTransaction} />, { wrapper: AppShell });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Allow spending');
  const effects = screen.getByTestId('signed-effects').textContent;
  expect(effects).toContain('Uniswap v2');
  expect(effects).toContain('7');
});

test('renders nothing for invalid bytes', () => {
  render(<SignedCall network={network} signedTransaction="0x02" />, { wrapper: AppShell });
  expect(screen.queryByTestId('signed-call')).toBeNull();
});
