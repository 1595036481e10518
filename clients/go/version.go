package everythingwallet

// Version is the version of this module; requests name it.
const Version = "0.1.0"
