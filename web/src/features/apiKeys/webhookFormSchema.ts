import { z } from 'zod';

/** The dialog that adds a webhook; issues carry text ids. */
export const webhookFormSchema = z.object({
  url: z
    .string()
    .trim()
    .min(1, { error: 'webhooks.error.urlRequired', abort: true })
    .refine(isHttpsUrl, 'webhooks.error.urlInvalid'),
  /** Names of networks in the API; empty for all. */
  networks: z.array(z.string()),
  /** Empty for all. */
  types: z.array(z.string()),
});

export type WebhookForm = z.input<typeof webhookFormSchema>;

function isHttpsUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
