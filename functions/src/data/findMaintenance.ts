import { serverCollections } from '@everything-wallet/core/documents/collections';
import {
  MAINTENANCE_ID,
  maintenanceSchema,
  type Maintenance,
} from '@everything-wallet/core/documents/maintenance';
import { firestore } from './firestore.ts';

/** Reads the features that are switched off from the database. */
export async function findMaintenance(): Promise<Maintenance> {
  const { getFirestore } = await firestore();
  const snapshot = await getFirestore().collection(serverCollections.maintenance).doc(MAINTENANCE_ID).get();
  return maintenanceSchema.parse(snapshot.data() ?? {});
}
