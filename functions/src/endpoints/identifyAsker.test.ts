import { describe, expect, it, vi } from 'vitest';
import { identifyAsker } from './identifyAsker.ts';

const TOKEN = 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiJ1c2VyIn0.';
const verify = vi.fn((token: string) => Promise.resolve(token === TOKEN ? 'user' : undefined));

describe('identifyAsker', () => {
  it.each([
    ['Bearer public-key', {}],
    ['bearer  public-key', {}],
    [`Bearer ${TOKEN}`, { userId: 'user' }],
  ])('takes %s', async (authorization, asker) => {
    expect(await identifyAsker(authorization, 'public-key', verify)).toEqual(asker);
  });

  it.each([
    undefined,
    '',
    'public-key',
    'Basic public-key',
    'Bearer',
    'Bearer ',
    'Bearer another-key',
    'Bearer public-key and more',
    'Bearer a.b.c',
  ])('does not take %s', async (authorization) => {
    expect(await identifyAsker(authorization, 'public-key', verify)).toBeUndefined();
  });

  it('passes on that it is unknown', async () => {
    const unavailable = () => Promise.reject(new Error('unavailable'));
    await expect(identifyAsker(`Bearer ${TOKEN}`, 'public-key', unavailable)).rejects.toThrow('unavailable');
  });

  it('accepts no empty key if none is configured', async () => {
    expect(await identifyAsker('Bearer ', '', verify)).toBeUndefined();
  });

  it('verifies nothing that cannot be a token', async () => {
    verify.mockClear();
    await identifyAsker('Bearer another-key', 'public-key', verify);
    expect(verify).not.toHaveBeenCalled();
  });
});
