import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A mutation that runs once at a time: calls during a run are ignored.
 *
 * The library reports the start of a mutation only in a later task, and until then a button that is disabled
 * by `isPending` can still be pressed: a double press on a busy machine created two API keys.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables> & {
    mutationFn: (variables: Variables) => Promise<Data>;
  },
): UseMutationResult<Data, Error, Variables> {
  const isRunning = useRef(false);
  const { mutationFn } = options;
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    mutationFn: async (variables) => {
      try {
        return await mutationFn(variables);
      } finally {
        isRunning.current = false;
      }
    },
  });
  const { mutate } = mutation;
  const mutateOnce: typeof mutate = useCallback(
    (...args) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(...args);
    },
    [mutate],
  );
  return { ...mutation, mutate: mutateOnce };
}
