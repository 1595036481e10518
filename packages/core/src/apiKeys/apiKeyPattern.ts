/** Base62 characters of randomness in a key: 28 × log2 62 = 166 bits. */
export const RANDOM_LENGTH = 28;

/** Base62 characters of the checksum: a CRC-32 fits into six. */
export const CHECKSUM_LENGTH = 6;

/** An API key: live or test, randomness, checksum. */
export const API_KEY = /^ew_(live|test)_[0-9A-Za-z]{34}$/;
