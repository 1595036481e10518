import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveName } from './resolveName.ts';

/** Types of records (RFC 1035, RFC 3596). */
const A = 1;
const AAAA = 28;

/** A name server with these records; it does not answer for others. */
let records: Partial<Record<number, readonly number[]>>;
let server: Socket;
let servers: string[];

beforeEach(async () => {
  records = {};
  server = createSocket('udp4', (question, { port, address }) => {
    // Behind the name of the question.
    const end = question.indexOf(0, 12) + 5;
    const type = question.readUInt16BE(end - 4);
    const record = records[type];
    if (!record) return;
    const head = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
    const answer = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, record.length, ...record]);
    server.send(Buffer.concat([head, question.subarray(12, end), answer]), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  servers = [`127.0.0.1:${server.address().port}`];
});
afterEach(() => void server.close());

const resolve = (signal = new AbortController().signal) => resolveName('nfts.example', signal, servers);

test('names have the addresses of both kinds', async () => {
  records = { [A]: [93, 184, 216, 34], [AAAA]: [0x26, 0x06, ...Array<number>(13).fill(0), 1] };
  expect(await resolve()).toEqual(['93.184.216.34', '2606::1']);
});

test('names without an answer delay nothing, and their number is limited', async () => {
  const left = new AbortController();
  const asked = Array.from({ length: 50 }, () => resolve(left.signal).catch((error: unknown) => error));
  await expect(resolve()).rejects.toMatchObject({ problem: 'tooSlow' });
  // On the threads that names of the machine itself are found on.
  expect(await lookup('127.0.0.1')).toMatchObject({ address: '127.0.0.1' });
  left.abort();
  expect(await Promise.all(asked)).toHaveLength(50);
  records = { [A]: [93, 184, 216, 34], [AAAA]: Array<number>(16).fill(1) };
  expect(await resolve()).toContain('93.184.216.34');
});
