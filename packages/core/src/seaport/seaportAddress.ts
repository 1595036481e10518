/**
 * Seaport 1.6, at the same address on every network that has it, as published by its authors
 * (github.com/ProjectOpenSea/seaport).
 */
export const SEAPORT_ADDRESS = '0x0000000000000068F116a894984e2DB1123eB395';

/** Registry of the conduits through which Seaport can move items. */
export const CONDUIT_CONTROLLER_ADDRESS = '0x00000000F9490004C11Cef243f5400493c00Ad63';
