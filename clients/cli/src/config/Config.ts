/** Keys of the configuration file. */
export const configKeys = ['apiKey', 'baseUrl', 'network'] as const;

export type ConfigKey = (typeof configKeys)[number];

/** The configuration file. */
export type Config = Partial<Record<ConfigKey, string>>;
