/** Set by a deployment's builds (`npm run deploy -- --region`), for the functions and the pages. */
declare const DEPLOYED_REGION: string | undefined;

/** Region of the functions and the database, unless a deployment sets another. */
export const DEFAULT_REGION = 'us-central1';

/** Region of the functions: a Google Cloud region. */
export const region = typeof DEPLOYED_REGION === 'string' ? DEPLOYED_REGION : DEFAULT_REGION;
