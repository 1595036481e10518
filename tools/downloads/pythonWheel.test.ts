import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { clientPaths } from '../clients/clientPaths.ts';
import { pythonWheel } from './pythonWheel.ts';

/** The files of a ZIP archive, read by its directory (APPNOTE 6.3). */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const packed = archive.readUInt32LE(at + 20);
    const name = archive.toString('ascii', at + 46, at + 46 + archive.readUInt16LE(at + 28));
    const local = archive.readUInt32LE(at + 42);
    const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(archive.subarray(data, data + packed)));
    at += 46 + archive.readUInt16LE(at + 28);
  }
  return files;
}

const { name, bytes } = pythonWheel(clientPaths.python);
const files = filesOf(bytes);
const text = (path: string) => files.get(`everything_wallet-0.1.0.dist-info/${path}`)?.toString() ?? '';

test('it is named by its version, and has the package with its types', () => {
  expect(name).toBe('everything_wallet-0.1.0-py3-none-any.whl');
  for (const file of ['__init__.py', '_client.py', 'py.typed', '_generated/client.py']) {
    expect([...files.keys()]).toContain(`everything_wallet/${file}`);
  }
  // test_webhook.py is a method of the API.
  const others = [...files.keys()].filter((path) => !path.endsWith('/webhooks/test_webhook.py'));
  expect(others.filter((path) => /test|pycache|pyproject/.test(path))).toEqual([]);
});

test('its list names every file with its digest', () => {
  const record = text('RECORD').trim().split('\n');
  expect(record).toHaveLength(files.size);
  for (const line of record.slice(0, -1)) {
    const [path = '', digest, size] = line.split(',');
    const content = files.get(path) ?? Buffer.alloc(0);
    expect(digest).toBe(`sha256=${createHash('sha256').update(content).digest('base64url')}`);
    expect(Number(size)).toBe(content.length);
  }
});

test('it matches pyproject.toml', () => {
  const metadata = text('METADATA');
  for (const line of [
    'Name: everything-wallet',
    'Version: 0.1.0',
    'Requires-Python: >=3.11',
    'Requires-Dist: httpx>=0.27,<1',
    'Requires-Dist: anyio>=4,<5',
    'License-Expression: MIT',
  ]) {
    expect(metadata).toContain(`\n${line}\n`);
  }
  expect(text('WHEEL')).toContain('Tag: py3-none-any');
});

test('the same sources make the same bytes', () => {
  expect(pythonWheel(clientPaths.python).bytes.equals(bytes)).toBe(true);
});
