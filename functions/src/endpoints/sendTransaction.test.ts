import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Wallet } from 'ethers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firestore } from '../data/firestore.ts';
import { sendTransaction } from './sendTransaction.ts';

// The session service is up.
vi.mock('./requireCurrentSession.ts', () => ({
  requireCurrentSession: () => Promise.resolve({ signedInAt: Date.now() }),
}));

// A database whose port accepts connections and never answers: its client would wait for a minute.
const sockets = new Set<Socket>();
let silent: Server;

beforeAll(async () => {
  silent = createServer((socket) => {
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-silent');
  // A deployed function has its limits from its environment.
  vi.stubEnv('CALLS_PER_MINUTE', '120');
  vi.stubEnv('CALLS_PER_MINUTE_OF_ADDRESS', '600');
  vi.stubEnv('COUNTER_KEY', '0123456789abcdef'.repeat(2));
  // The test has no metadata server of Google Cloud to ask for credentials.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('reports within seconds that nothing was sent if the database is dead', async () => {
  const signedTransaction = await Wallet.createRandom().signTransaction({
    type: 2,
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    value: 1n,
    nonce: 0,
    gasLimit: 21_000n,
    maxFeePerGas: 5n,
    maxPriorityFeePerGas: 1n,
    chainId: 1,
  });
  // Loading its client takes seconds on a busy machine.
  await firestore();
  const startedAt = performance.now();
  const deployed = sendTransaction as unknown as { run(request: unknown): Promise<unknown> };
  const call = deployed.run({
    auth: { uid: 'user', rawToken: 'token' },
    rawRequest: { headers: {}, socket: { remoteAddress: '127.0.0.1' } },
    data: { signedTransaction, network: 'mainnet' },
  });
  await expect(call).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Our database did not answer, so nothing was sent. Please try again.',
    details: { reason: 'serviceUnavailable' },
  });
  expect(performance.now() - startedAt).toBeLessThan(12_000);
});
