/** How long a server that is there may take to say what is not known, in ms; whoever waits longer is told. */
export const SILENCE_MS = 8_000;
