import { getAddress } from 'ethers/address';
import { z } from 'zod';
import { recipientProblem } from '../accounts/recipientProblem.ts';
import { WalletError } from '../errors/WalletError.ts';
import { parsePaymentLink, type PaymentRequest } from './parsePaymentLink.ts';

/** Scanner form for a typed address or payment link (docs/product.md §5, QR scan). */
export const paymentEntrySchema = z.object({
  entry: z
    .string()
    .trim()
    .transform((text, context): PaymentRequest => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      if (/^ethereum:/i.test(text)) {
        try {
          return parsePaymentLink(text);
        } catch (error) {
          if (error instanceof WalletError) return refuse(error.textId);
          throw error;
        }
      }
      const problem = recipientProblem(text);
      if (problem) return refuse(problem);
      return { recipient: getAddress(text), networkId: undefined, amount: undefined };
    }),
});
