#!/bin/sh
# Shown on the pages for developers, from one region mark to the other. tests/clients/samples.test.ts runs it.
set -eu

# #region shown
EW_BASE_URL='https://everything-wallet.web.app'
ADDRESS='0x52908400098527886E0F7030069857D2E4169EE7'

# EMAIL and PASSWORD are those of your account.
: "${EMAIL:?must hold the address of your account}" "${PASSWORD:?must hold its password}"

# 1. What a deployment publishes of itself, and where it is signed in and called.
published() {
  curl --silent --show-error --fail "$EW_BASE_URL/__/firebase/init.json" |
    tr -d '\n' | sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p"
}
API_KEY=$(published apiKey)
PROJECT=$(published projectId)
AUTH_URL='https://identitytoolkit.googleapis.com/v1'
FUNCTIONS_URL="https://us-central1-$PROJECT.cloudfunctions.net"

# 2. Sign in. The token is good for an hour.
ID_TOKEN=$(
  curl --silent --show-error --fail-with-body "$AUTH_URL/accounts:signInWithPassword?key=$API_KEY" \
    --header 'content-type: application/json' \
    --data "{\"email\": \"$EMAIL\", \"password\": \"$PASSWORD\", \"returnSecureToken\": true}" |
    sed -n 's/.*"idToken": *"\([^"]*\)".*/\1/p'
)

# 3. Call a function, with the token as bearer.
curl --silent --show-error --fail-with-body "$FUNCTIONS_URL/getBalance" \
  --header "authorization: Bearer $ID_TOKEN" \
  --header 'content-type: application/json' \
  --data "{\"data\": {\"address\": \"$ADDRESS\", \"network\": \"sepolia\"}}"
# #endregion
