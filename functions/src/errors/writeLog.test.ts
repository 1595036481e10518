import { logger } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { ApiBench, RECIPIENT } from '../testing/ApiBench.ts';
import { ChainUnavailableError } from '../services/chain/ChainUnavailableError.ts';
import { withRequestId } from '../requests/requestId.ts';
import { logFailure } from './logFailure.ts';
import { writeLog } from './writeLog.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

test('a line names the request that is being answered, also after a wait', async () => {
  const answer = async (id: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    writeLog('warn', id, { of: id });
    return id;
  };
  const answered = await Promise.all([withRequestId(answer), withRequestId(answer)]);
  expect(new Set(answered).size).toBe(2);
  for (const id of answered) expect(logger.warn).toHaveBeenCalledWith(id, { request_id: id, of: id });
});

test('a failure names its request', () => {
  const id = withRequestId((current) => {
    logFailure('getBalance', new Error('no'));
    return current;
  });
  expect(logger.error).toHaveBeenCalledWith('getBalance failed', expect.objectContaining({ request_id: id }));
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
