/**
 * State of a form that signs. From 'signing' it goes to one of the last three; each of them allows another press, unless the journal still
 * has an unknown outcome.
 */
export type SubmissionState = 'idle' | 'signing' | 'sent' | 'unknown' | 'failed';
