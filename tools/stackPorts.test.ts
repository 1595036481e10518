import { expect, test } from 'vitest';
import { parsePortOffset } from './parsePortOffset.ts';
import { stackEnvironment } from './stackEnvironment.ts';
import { stackPorts, testPortOffset } from './stackPorts.ts';

const all = (offset: number) => {
  const { chains, ...others } = stackPorts(offset);
  return [...Object.values(others), ...Object.values(chains)];
};

test('a stack and the test stack share no port', () => {
  const ports = [...all(0), ...all(testPortOffset)];
  expect(new Set(ports).size).toBe(ports.length);
});

test('the tests use the fixed ports', () => {
  expect(stackEnvironment(stackPorts(testPortOffset))).toEqual({
    GCLOUD_PROJECT: 'demo-everything-wallet',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:18080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:19099',
    FUNCTIONS_URL: 'http://127.0.0.1:15001/demo-everything-wallet/us-central1',
    HOSTING_URL: 'http://127.0.0.1:15000',
    FAUCET_URL: 'http://127.0.0.1:18549',
    RPC_URL_MAINNET: 'http://127.0.0.1:18545',
    RPC_URL_SEPOLIA: 'http://127.0.0.1:18546',
    RPC_URL_POLYGON_MAINNET: 'http://127.0.0.1:18547',
    RPC_URL_POLYGON_AMOY: 'http://127.0.0.1:18548',
  });
});

test('an offset is a whole number with which every port is valid', () => {
  expect(parsePortOffset('0')).toBe(0);
  expect(Math.max(...all(parsePortOffset('56000')))).toBeLessThan(65_536);
  for (const text of ['56001', '-1', '1.5', '', 'x']) {
    expect(() => parsePortOffset(text)).toThrow('--port-offset takes a whole number');
  }
});
