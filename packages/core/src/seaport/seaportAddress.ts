/** Seaport 1.6, at the same address on every network that has it, as its authors publish it (github.com/ProjectOpenSea/seaport). */
export const SEAPORT_ADDRESS = '0x0000000000000068F116a894984e2DB1123eB395';

/** The contract that knows the conduits by which Seaport may move things. */
export const CONDUIT_CONTROLLER_ADDRESS = '0x00000000F9490004C11Cef243f5400493c00Ad63';
