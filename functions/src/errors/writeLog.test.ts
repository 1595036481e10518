import { logger } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { ApiBench, RECIPIENT } from '../testing/ApiBench.ts';
import { ChainUnavailableError } from '../services/chain/ChainUnavailableError.ts';
import { withRequestId } from '../requests/requestId.ts';
import { logFailure } from './logFailure.ts';
import { writeLog } from './writeLog.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

test('a line names the request that is being answered, also after a wait', async () => {
  const later = async (id: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    writeLog('warn', id, { of: id });
  };
  await Promise.all(['req_a', 'req_b'].map((id) => withRequestId(id, () => later(id))));
  for (const id of ['req_a', 'req_b'])
    expect(logger.warn).toHaveBeenCalledWith(id, { request_id: id, of: id });
});

test('a failure names its request', () => {
  withRequestId('req_c', () => logFailure('getBalance', new Error('no')));
  expect(logger.error).toHaveBeenCalledWith(
    'getBalance failed',
    expect.objectContaining({ request_id: 'req_c' }),
  );
});

test('outside of a request a line has no id', () => {
  writeLog('info', 'nodes', { networks: {} });
  expect(logger.info).toHaveBeenCalledWith('nodes', { networks: {} });
});

test('the API logs the id that it answers with', async () => {
  const bench = new ApiBench();
  const ask = bench.api({ getBalance: () => Promise.reject(new ChainUnavailableError()) });
  const response = await ask(`/balance?address=${RECIPIENT}&network=sepolia`, bench.withKey());
  expect(response.status).toBe(502);
  expect(logger.error).toHaveBeenLastCalledWith(
    'api failed',
    expect.objectContaining({ request_id: response.headers.get('x-request-id') }),
  );
});
