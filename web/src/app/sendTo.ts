import { z } from 'zod';

const locationStateSchema = z.object({
  sendTo: z.object({
    /** Checksum address. */
    recipient: z.string(),
    /** Coin, a decimal string; missing where the person is to fill it in. */
    amount: z.string().optional(),
    /** Id of the network whose coin the amount is. */
    networkId: z.string().optional(),
  }),
});

/** What the wallet's home is told to open the Send dialog with. */
export type SendTo = z.infer<typeof locationStateSchema>['sendTo'];

/** What a screen gives the router on the way to the wallet's home. */
export function sendToState(sendTo: SendTo): z.infer<typeof locationStateSchema> {
  return { sendTo };
}

/** Reads it back; browsers keep the state of a page, so that anything may stand there. */
export function readSendTo(state: unknown): SendTo | undefined {
  return locationStateSchema.safeParse(state).data?.sendTo;
}
