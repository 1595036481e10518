/** Regions beside which a database in a multi-region stands (Firestore, locations). */
const MULTI_REGIONS: Readonly<Record<string, readonly string[]>> = {
  nam5: ['us-central1', 'us-east1', 'us-east4', 'us-west1'],
  nam7: ['us-central1', 'us-east1', 'us-east4', 'us-west1'],
  eur3: ['europe-west1', 'europe-west4', 'europe-north1', 'europe-west2', 'europe-west3'],
};

/**
 * Reports that the functions would run far from the database: each query would take 100 ms and more, many
 * times.
 *
 * @param location of the database, as Firestore names it; empty where unknown
 */
export function regionProblems(region: string, location: string): string[] {
  const near = MULTI_REGIONS[location] ?? [location];
  if (location === '' || near.includes(region)) return [];
  return [
    `The functions would run in ${region}, and the database is in ${location}: deploy with --region ${near.join(' or ')}`,
  ];
}
