/** Address that a router pays; 'sender' and 'contract' stand for the sender and the router itself. */
export type Recipient = { readonly address: string } | 'sender' | 'contract';
