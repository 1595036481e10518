import { expect, it } from 'vitest';
import { sealUserId, unsealUserId } from './sealUserId.ts';

const pepper = 'p'.repeat(32);

it('is opened by the same pepper, and does not show the id', () => {
  const sealed = sealUserId(pepper, 'aUserOfFirebase0123456789abc');
  expect(unsealUserId(pepper, sealed)).toBe('aUserOfFirebase0123456789abc');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('aUser');
  expect(sealUserId(pepper, 'aUserOfFirebase0123456789abc')).not.toBe(sealed);
});

it('is not opened by another pepper, nor when a byte is changed', () => {
  const sealed = sealUserId(pepper, 'user');
  expect(() => unsealUserId('q'.repeat(32), sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => unsealUserId(pepper, changed.toString('base64url'))).toThrow();
  }
});
