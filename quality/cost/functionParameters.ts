import { randomBytes } from 'node:crypto';

/** Returns parameters and secrets for functions that a suite serves in its own process, without chains and prices. */
export function functionParameters(): Record<string, string> {
  return {
    COINGECKO_API_KEY: 'unused',
    TRANSFER_API_KEY: 'unused',
    OPENSEA_API_KEY: 'unused',
    VAPID_PRIVATE_KEY: 'unused',
    CHAT_API_KEY: 'unused',
    PHRASE_PEPPER: randomBytes(32).toString('hex'),
    COUNTER_KEY: randomBytes(32).toString('hex'),
    WEB_API_KEY: 'fake-api-key',
    SITE_ORIGIN: 'http://127.0.0.1',
    // A deployment writes the defaults of params into its environment.
    CALLS_PER_MINUTE: '120',
    CALLS_PER_MINUTE_OF_ADDRESS: '600',
    NODE_QUESTIONS_PER_DAY: '200000',
    DOCUMENTS_PER_DAY: '100000',
    API_PER_MINUTE: '60',
    API_PER_DAY: '10000',
    API_ADDRESS_PER_MINUTE: '1200',
    API_UNCONFIRMED_PER_DAY: '500',
    API_USER_PER_MINUTE: '60',
    API_USER_PER_DAY: '20000',
    TRUSTED_PROXIES: '0',
    HOSTING_PROXIES: '0',
    MAX_INSTANCES: '2',
    VAPID_PUBLIC_KEY: '',
  };
}
