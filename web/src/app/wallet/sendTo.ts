import { z } from 'zod';

const locationStateSchema = z.object({
  sendTo: z.object({
    /** Checksum address. */
    recipient: z.string(),
    /** Coin, a decimal string; missing where the user is to fill it in. */
    amount: z.string().optional(),
    /** Id of the network whose coin the amount is. */
    networkId: z.string().optional(),
  }),
});

/** Input of the Send dialog that the wallet's home opens. */
export type SendTo = z.infer<typeof locationStateSchema>['sendTo'];

/** Builds the router state of a link to the wallet's home. */
export function sendToState(sendTo: SendTo): z.infer<typeof locationStateSchema> {
  return { sendTo };
}

/** Reads it; browsers keep the state of a page, so its content is untrusted. */
export function readSendTo(state: unknown): SendTo | undefined {
  return locationStateSchema.safeParse(state).data?.sendTo;
}
