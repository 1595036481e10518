import { createHash } from 'node:crypto';
import type { StandIn } from './StandIn.ts';
import type { StandInUser } from './StandInUser.ts';
import { UserDocuments } from './UserDocuments.ts';

/** Inserts the row of an API key that was issued to a user, as the portal does, under the rules. @returns its path */
export async function insertKey(standIn: StandIn, user: StandInUser, key: string): Promise<string> {
  const row = `api_keys/${createHash('sha256').update(key).digest('hex')}`;
  await new UserDocuments(standIn, user.idToken).insert(
    row,
    { user_id: { stringValue: user.user.uid }, name: { stringValue: 'Stand-in' }, key: { stringValue: key } },
    'created_at',
  );
  return row;
}
