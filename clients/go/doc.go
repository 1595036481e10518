// Package everythingwallet reads balances, fees and transactions through the Everything Wallet API, on Ethereum, Polygon and
// the other networks of the API, and broadcasts transactions that you signed.
//
// Amounts are decimal strings, in coin and in wei, never floats. The requests and the types of requests and responses
// are generated from the API's OpenAPI document; authentication, retries and errors are written by hand.
package everythingwallet
