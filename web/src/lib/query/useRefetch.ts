import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Sends a request again, even while an answer to it is pending: the library alone would wait for that one.
 */
export function useRefetch(): (queryKey: QueryKey) => void {
  const queryClient = useQueryClient();
  return (queryKey) => {
    const question = { queryKey, exact: true };
    void queryClient.cancelQueries(question).then(() => queryClient.refetchQueries(question));
  };
}
