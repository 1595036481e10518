import { NO_LIMITS, type ConnectedSite } from '../ConnectedSite.ts';

/** A website that a user has connected until they end it. */
export function connectedSite(fields: Partial<ConnectedSite> = {}): ConnectedSite {
  return {
    id: 'https://app.example',
    user_id: 'alice',
    written_at: 1,
    connected_at: 1,
    last_used_at: 1,
    expires_at: null,
    accounts: ['0xA0Cf798816D4b9b9866b5330EEa46a18382f251e'],
    chain_ids: [1, 137],
    chain_id: 1,
    limits: NO_LIMITS,
    ...fields,
  };
}
