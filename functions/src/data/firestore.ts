import type * as Admin from 'firebase-admin/firestore';

let loading: Promise<typeof Admin> | undefined;

/** The Firestore Admin SDK, loaded when the first document is needed: half the functions need none. */
export function firestore(): Promise<typeof Admin> {
  loading ??= import('firebase-admin/firestore');
  return loading;
}
