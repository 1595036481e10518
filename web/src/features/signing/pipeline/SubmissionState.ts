/**
 * State of a form that signs. From 'signing' it goes to one of the last three. 'failed' allows another press, and 'unknown' once the journal
 * has no unknown outcome; 'sent' is final.
 */
export type SubmissionState = 'idle' | 'signing' | 'sent' | 'unknown' | 'failed';
