/** Steps of the Send dialog on a phone, in order. */
export const sendSteps = ['who', 'amount', 'review'] as const;

export type SendStep = (typeof sendSteps)[number];
