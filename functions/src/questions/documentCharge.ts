import { UseCharge } from '../services/limits/UseCharge.ts';

/** Documents that are one unit of the next question: a flooded wallet or a busy collection reads thousands. */
const DOCUMENTS_PER_UNIT = 250;

/** Charges a question by the documents that the user's previous one has read. */
export function documentCharge(): UseCharge {
  return new UseCharge('documents', DOCUMENTS_PER_UNIT);
}
