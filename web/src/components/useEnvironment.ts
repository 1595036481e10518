import { useQuery } from '@tanstack/react-query';
import { loadEnvironment, type Environment } from '../config/environment.ts';

/** Returns the environment that serves this build; undefined while it loads. */
export function useEnvironment(): Environment | undefined {
  return useQuery({ queryKey: ['environment'], queryFn: loadEnvironment, staleTime: Infinity }).data;
}
