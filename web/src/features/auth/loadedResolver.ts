import type { FieldValues, Resolver } from 'react-hook-form';

/** A form's resolver with separately loaded code. */
interface LoadedResolver<Values extends FieldValues, Output> {
  /** Rejects where its code cannot be loaded: call `preload` first. */
  readonly resolver: Resolver<Values, unknown, Output>;
  /** Starts to load the code; rejects when it could not be loaded, and tries again at the next call. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Creates a form's resolver whose schema is loaded apart from the form: a visitor waits for the form, and zod, which only a submission
 * needs, is a tenth of its code.
 *
 * @param load imports the resolver
 */
export function loadedResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): LoadedResolver<Values, Output> {
  return {
    resolver: async (...values) => (await load())(...values),
    preload: load,
  };
}
