import type { Resolver } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { loadedResolver } from './loadedResolver.ts';

interface Values {
  readonly name: string;
}
type NameResolver = Resolver<Values, unknown, Values>;
const refused = { values: {}, errors: { name: { type: 'min', message: 'too short' } } } as const;
const options = { fields: {}, shouldUseNativeValidation: false } as const;

test('checks with the resolver, which is loaded first', async () => {
  const check: NameResolver = vi.fn(() => refused);
  const { resolver, preload } = loadedResolver<Values, Values>(() => Promise.resolve(check));
  await preload();
  expect(check).not.toHaveBeenCalled();
  expect(await resolver({ name: '' }, undefined, options)).toEqual(refused);
  expect(check).toHaveBeenCalledWith({ name: '' }, undefined, options);
});

test('says that its code could not be loaded, and loads it at the next attempt', async () => {
  const load = vi.fn<() => Promise<NameResolver>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => refused);
  const { preload } = loadedResolver<Values, Values>(load);
  await expect(preload()).rejects.toThrow('offline');
  await preload();
  expect(load).toHaveBeenCalledTimes(2);
});
