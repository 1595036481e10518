import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Asks a question anew, also while an answer to it is still waited for: the library would go on waiting for that one. */
export function useRefetch(): (queryKey: QueryKey) => void {
  const queryClient = useQueryClient();
  return (queryKey) => {
    const question = { queryKey, exact: true };
    void queryClient.cancelQueries(question).then(() => queryClient.refetchQueries(question));
  };
}
