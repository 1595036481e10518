/** Put in by a deployment's builds (`npm run deploy -- --region`), for the functions and the pages alike. */
declare const DEPLOYED_REGION: string | undefined;

/** Where the functions run, and the database is, unless a deployment says otherwise. */
export const DEFAULT_REGION = 'us-central1';

/** Where the functions run: a region of Google Cloud. */
export const region = typeof DEPLOYED_REGION === 'string' ? DEPLOYED_REGION : DEFAULT_REGION;
