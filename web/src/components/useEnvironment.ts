import { useQuery } from '@tanstack/react-query';
import { loadEnvironment, type Environment } from '../config/environment.ts';

/** Where this build is served from; undefined while that is being read. */
export function useEnvironment(): Environment | undefined {
  return useQuery({ queryKey: ['environment'], queryFn: loadEnvironment, staleTime: Infinity }).data;
}
