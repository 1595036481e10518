import { beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../errors/ServiceError.ts';
import { requireActiveAccount } from '../services/account/requireActiveAccount.ts';
import { configuredBudget } from '../services/limits/configuredBudget.ts';
import { tooManyRequests } from '../services/limits/tooManyRequests.ts';
import { storeListing as store } from '../services/listings/storeListing.ts';
import { consumeRateLimit } from './consumeRateLimit.ts';
import { maintenance } from './maintenance.ts';
import { requireCurrentSession } from './requireCurrentSession.ts';
import { storeListing } from './storeListing.ts';

vi.mock('./consumeRateLimit.ts', () => ({ consumeRateLimit: vi.fn() }));
vi.mock('./requireCurrentSession.ts', () => ({ requireCurrentSession: vi.fn() }));
vi.mock('./maintenance.ts', () => ({ maintenance: { require: vi.fn() } }));
vi.mock('../services/account/requireActiveAccount.ts', () => ({ requireActiveAccount: vi.fn() }));
vi.mock('../services/listings/storeListing.ts', () => ({ storeListing: vi.fn() }));

const id = `0x${'ab'.repeat(32)}`;
const order = { components: {}, signature: '0x' };
const rawRequest = { headers: {}, socket: { remoteAddress: '127.0.0.1' } };
const deployed = storeListing as unknown as { run(request: unknown): Promise<unknown> };
const call = () =>
  deployed.run({
    auth: { uid: 'user', rawToken: 'token' },
    rawRequest,
    data: { network: 'mainnet', order },
  });
const refused = new ServiceError('unavailable', 'server.databaseUnavailable', {
  reason: 'serviceUnavailable',
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.mocked(requireCurrentSession).mockResolvedValue({ signedInAt: 1 });
  vi.mocked(store).mockResolvedValue({ id });
});

it('stores an order of the caller, and counts it as a quote', async () => {
  expect(await call()).toEqual({ id });
  expect(store).toHaveBeenCalledExactlyOnceWith(
    'user',
    order,
    expect.objectContaining({ network: expect.objectContaining({ rpcName: 'mainnet' }) as unknown }),
  );
  expect(consumeRateLimit).toHaveBeenCalledExactlyOnceWith('user', { budget: 'quote', units: 6 }, rawRequest);
});

it.each(['nfts', 'changes'])('stores nothing while %s are switched off', async (off) => {
  vi.spyOn(maintenance, 'require').mockImplementation((needed) =>
    needed === off ? Promise.reject(refused) : Promise.resolve(),
  );
  await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
  expect(store).not.toHaveBeenCalled();
});

it.each([
  ['of a revoked session', () => vi.mocked(requireCurrentSession).mockRejectedValue(refused)],
  ['of an account that is being deleted', () => vi.mocked(requireActiveAccount).mockRejectedValue(refused)],
  ['over the limit of a minute', () => vi.mocked(consumeRateLimit).mockRejectedValue(refused)],
])('stores nothing %s', async (_, refuse) => {
  refuse();
  await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
  expect(store).not.toHaveBeenCalled();
});

it('stores nothing once the daily budget is used up', async () => {
  vi.spyOn(configuredBudget, 'require').mockImplementation(() => {
    throw tooManyRequests('server.tooManyRequests', 1_000);
  });
  await expect(call()).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect(store).not.toHaveBeenCalled();
});
