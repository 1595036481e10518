import { networks } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askTakeable } from '../../../lib/takeable/askTakeable.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { readMessage } from '../readMessage.ts';
import { TakeableBySignature } from './TakeableBySignature.tsx';

vi.mock('../../../lib/takeable/askTakeable.ts', () => ({ askTakeable: vi.fn() }));
setUpComponentTests();

const SIGNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const END = '2000000000';

const struct = (text: string) =>
  text.split(',').map((field) => {
    const [type, name] = field.split(' ');
    return { type, name };
  });
const DOMAIN = struct('uint256 chainId,address verifyingContract');
const DETAILS = struct('address token,uint160 amount,uint48 expiration,uint48 nonce');
const PERMITTED = struct('address token,uint256 amount');

beforeEach(() => {
  vi.mocked(askTakeable)
    .mockReset()
    .mockImplementation((_, takeables) =>
      Promise.resolve(
        takeables.map((one) => ({ ...one, units: undefined, lacksPermit2: false, facts: undefined })),
      ),
    );
});

function draw(primaryType: string, types: object, verifyingContract: string, message: object) {
  const data = {
    types: { EIP712Domain: DOMAIN, ...types },
    primaryType,
    domain: { chainId: 1, verifyingContract },
    message,
  };
  const read = readMessage({ text: JSON.stringify(data), form: undefined, chainId: 1, signer: SIGNER });
  if (read.kind !== 'typedData') throw new TypeError(`Not read: ${read.kind}`);
  render(
    <AppShell>
      <TakeableBySignature read={read} signer={SIGNER} />
    </AppShell>,
  );
}

const asked = () =>
  vi
    .mocked(askTakeable)
    .mock.lastCall?.[1].map(({ contract, amount, isByPermit2 }) => [contract, amount, isByPermit2]);

const details = (token: string, amount: string) => ({ token, amount, expiration: END, nonce: '0' });

test.each<[string, Parameters<typeof draw>, unknown]>([
  [
    'a permit',
    [
      'Permit',
      { Permit: struct('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline') },
      TOKEN,
      { owner: SIGNER, spender: SPENDER, value: '5', nonce: '0', deadline: END },
    ],
    [[TOKEN, 5n, false]],
  ],
  [
    'a permit of DAI',
    [
      'Permit',
      { Permit: struct('address holder,address spender,uint256 nonce,uint256 expiry,bool allowed') },
      TOKEN,
      { holder: SIGNER, spender: SPENDER, nonce: '0', expiry: '0', allowed: true },
    ],
    [[TOKEN, 'all', false]],
  ],
  [
    'an allowance of Permit2',
    [
      'PermitSingle',
      {
        PermitSingle: struct('PermitDetails details,address spender,uint256 sigDeadline'),
        PermitDetails: DETAILS,
      },
      PERMIT2,
      { details: details(TOKEN, '7'), spender: SPENDER, sigDeadline: END },
    ],
    [[TOKEN, 7n, true]],
  ],
  [
    'several allowances of Permit2',
    [
      'PermitBatch',
      {
        PermitBatch: struct('PermitDetails[] details,address spender,uint256 sigDeadline'),
        PermitDetails: DETAILS,
      },
      PERMIT2,
      { details: [details(TOKEN, '7'), details(OTHER, '8')], spender: SPENDER, sigDeadline: END },
    ],
    [
      [TOKEN, 7n, true],
      [OTHER, 8n, true],
    ],
  ],
  [
    'a transfer by Permit2',
    [
      'PermitTransferFrom',
      {
        PermitTransferFrom: struct(
          'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
        ),
        TokenPermissions: PERMITTED,
      },
      PERMIT2,
      { permitted: { token: TOKEN, amount: '9' }, spender: SPENDER, nonce: '0', deadline: END },
    ],
    [[TOKEN, 9n, true]],
  ],
])('asks what could be taken with %s', async (_, message, expected) => {
  draw(...message);
  expect(await screen.findAllByText(/^Couldn’t find out how much/)).toHaveLength(
    (expected as unknown[]).length,
  );
  expect(asked()).toEqual(expected);
  expect(vi.mocked(askTakeable).mock.lastCall?.[0]).toBe(networks[0]);
});

test('asks nothing for a permit of another account, nor for an unknown message', () => {
  const types = {
    Permit: struct('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'),
  };
  draw('Permit', types, TOKEN, { owner: OTHER, spender: SPENDER, value: '5', nonce: '0', deadline: END });
  draw('Note', { Note: struct('address token,uint256 amount') }, TOKEN, { token: TOKEN, amount: '1' });
  expect(askTakeable).not.toHaveBeenCalled();
  expect(screen.queryByTestId('takeable')).toBeNull();
});
