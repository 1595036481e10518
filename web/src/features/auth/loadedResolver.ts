import type { SyntheticEvent } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/** A form's resolver with separately loaded code. */
interface LoadedResolver<Values extends FieldValues, Output> {
  /** Rejects where its code cannot be loaded: submit by `whenLoaded`. */
  readonly resolver: Resolver<Values, unknown, Output>;
  /**
   * Returns a handler of submissions that waits for the code. A second submission is ignored while one is under way.
   *
   * @param onFailure called when the code could not be loaded; the next submission tries again
   */
  readonly whenLoaded: (
    submit: (event: SyntheticEvent) => Promise<void>,
    onFailure: (error: unknown) => void,
  ) => (event: SyntheticEvent) => void;
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
  let isUnderWay = false;
  return {
    resolver: async (...values) => (await load())(...values),
    whenLoaded: (submit, onFailure) => (event) => {
      event.preventDefault();
      if (isUnderWay) return;
      isUnderWay = true;
      void load()
        .then(() => submit(event), onFailure)
        .finally(() => {
          isUnderWay = false;
        });
    },
  };
}
