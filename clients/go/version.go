package everythingwallet

// Version is the version of this module; requests contain it.
const Version = "0.1.0"
