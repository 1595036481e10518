import type { SitePermission } from './SitePermission.ts';

/** Request of a connected site, before its parameters are read. */
export interface ConnectedRequest {
  readonly params: unknown;
  /** The chain that the site has selected, as it sent it. */
  readonly chainId: unknown;
  readonly site: SitePermission;
  /** Milliseconds since 1970. */
  readonly now: number;
}
