import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealUserId, unsealUserId } from './sealUserId.ts';

const key = 'k'.repeat(32);

it('is opened by the same key, and does not show the id', () => {
  const sealed = sealUserId(key, 'aUserOfFirebase0123456789abc');
  expect(unsealUserId(key, sealed)).toBe('aUserOfFirebase0123456789abc');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('aUser');
  expect(sealUserId(key, 'aUserOfFirebase0123456789abc')).not.toBe(sealed);
});

it('is not opened by another key, nor when a byte is changed', () => {
  const sealed = sealUserId(key, 'user');
  expect(() => unsealUserId('q'.repeat(32), sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => unsealUserId(key, changed.toString('base64url'))).toThrow();
  }
});

it('is opened by a key that was replaced since', () => {
  const sealed = sealUserId(key, 'user');
  expect(unsealUserId(`${'n'.repeat(32)},${key}`, sealed)).toBe('user');
  expect(unsealUserId(key, sealUserId(`${key},${'n'.repeat(32)}`, 'user'))).toBe('user');
});

it('opens what an earlier release sealed with the pepper', () => {
  const pepper = 'p'.repeat(32);
  const nonce = randomBytes(12);
  const made = createHmac('sha256', pepper).update('account deletion').digest();
  const cipher = createCipheriv('aes-256-gcm', made, nonce);
  const text = Buffer.concat([cipher.update('user', 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  expect(unsealUserId(`${key},${pepper}`, sealed)).toBe('user');
  expect(() => unsealUserId(key, sealed)).toThrow();
});
