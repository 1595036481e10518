import type { SyntheticEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { loadedResolver } from './loadedResolver.ts';

interface Values {
  readonly name: string;
}
type NameResolver = Resolver<Values, unknown, Values>;
const refused = { values: {}, errors: { name: { type: 'min', message: 'too short' } } } as const;
const options = { fields: {}, shouldUseNativeValidation: false } as const;

const event = { preventDefault: vi.fn() } as unknown as SyntheticEvent;

test('checks with the resolver, which is loaded before a submission', async () => {
  const check: NameResolver = vi.fn(() => refused);
  const { resolver, whenLoaded } = loadedResolver<Values, Values>(() => Promise.resolve(check));
  const submit = vi.fn(() => Promise.resolve());
  whenLoaded(submit, vi.fn())(event);
  expect(submit).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledWith(event));
  expect(await resolver({ name: '' }, undefined, options)).toEqual(refused);
  expect(check).toHaveBeenCalledWith({ name: '' }, undefined, options);
});

test('says that its code could not be loaded, and loads it at the next submission', async () => {
  const load = vi.fn<() => Promise<NameResolver>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => refused);
  const { whenLoaded } = loadedResolver<Values, Values>(load);
  const submit = vi.fn(() => Promise.resolve());
  const onFailure = vi.fn();
  whenLoaded(submit, onFailure)(event);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(submit).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    whenLoaded(submit, onFailure)(event);
    expect(submit).toHaveBeenCalled();
  });
});

// Two presses on Create account must not create two.
test('ignores a submission while one is under way, also for a form that was drawn again', async () => {
  const loaded = deferred<NameResolver>();
  const sent = deferred<undefined>();
  const { whenLoaded } = loadedResolver<Values, Values>(() => loaded.promise);
  const submit = vi.fn(async () => {
    await sent.promise;
  });
  whenLoaded(submit, vi.fn())(event);
  whenLoaded(submit, vi.fn())(event);
  loaded.resolve(() => refused);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  whenLoaded(submit, vi.fn())(event);
  await Promise.resolve();
  expect(submit).toHaveBeenCalledOnce();
});
