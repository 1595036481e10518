import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { signingLimits } from '../pipeline/signingLimits.ts';

/** Fields that every preview has. */
interface Refreshable {
  /** Seconds until a rate limit ends. */
  readonly secondsToWait?: number | undefined;
}

interface PreviewOptions<Preview> {
  /** A change starts a new preview. */
  readonly queryKey: readonly unknown[];
  /** Asks for one; never fails, since a failed simulation is a preview as well. */
  readonly ask: () => Promise<Preview>;
  /** True if fees are available, or known to be unavailable. */
  readonly isReady: boolean;
  /** True during a signature: the preview must not change under it. */
  readonly isPaused: boolean;
  /** True if the amount follows the network: then the last preview is shown until that of the new amount. */
  readonly isFollowing?: boolean | undefined;
  /** Minimum milliseconds between two previews. */
  readonly refreshMs?: number;
}

/** The latest preview of what is to be signed. */
export interface LatestPreview<Preview> {
  /** Undefined until the first one. */
  readonly preview: Preview | undefined;
  /** Shows a preview from elsewhere. */
  readonly show: (preview: Preview) => void;
  readonly refresh: () => void;
}

/** Refreshes the preview of what is to be signed. */
export function usePreview<Preview extends Refreshable>({
  queryKey,
  ask,
  isReady,
  isPaused,
  isFollowing = false,
  refreshMs = signingLimits.PREVIEW_REFRESH_MS,
}: PreviewOptions<Preview>): LatestPreview<Preview> {
  const client = useQueryClient();
  const { data: preview, refetch } = useQuery({
    queryKey,
    queryFn: ask,
    enabled: isReady,
    refetchInterval: ({ state }) =>
      isPaused ? false : Math.max(refreshMs, (state.data?.secondsToWait ?? 0) * 1_000),
    retry: false,
    gcTime: 0,
    structuralSharing: false,
    ...(isFollowing && { placeholderData: keepPreviousData }),
  });
  return {
    preview: isReady ? preview : undefined,
    show: (next) => client.setQueryData(queryKey, next),
    refresh: () => void refetch(),
  };
}
