#!/bin/sh
# The developer pages show the lines between the region marks. tests/clients/samples.test.ts runs the file.
set -eu

# #region shown
EW_BASE_URL='https://everything-wallet.web.app'
ADDRESS='0x52908400098527886E0F7030069857D2E4169EE7'

# Set EMAIL and PASSWORD to those of your account.
: "${EMAIL:?must hold the address of your account}" "${PASSWORD:?must hold its password}"

# 1. Read the values that the deployment publishes, and derive its sign-in and functions URLs.
published() {
  curl --silent --show-error --fail "$EW_BASE_URL/__/firebase/init.json" |
    tr -d '\n' | sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p"
}
API_KEY=$(published apiKey)
PROJECT=$(published projectId)
AUTH_URL='https://identitytoolkit.googleapis.com/v1'
FUNCTIONS_URL="https://us-central1-$PROJECT.cloudfunctions.net"

# 2. Sign in. The token is valid for one hour.
ID_TOKEN=$(
  curl --silent --show-error --fail-with-body "$AUTH_URL/accounts:signInWithPassword?key=$API_KEY" \
    --header 'content-type: application/json' \
    --data "{\"email\": \"$EMAIL\", \"password\": \"$PASSWORD\", \"returnSecureToken\": true}" |
    sed -n 's/.*"idToken": *"\([^"]*\)".*/\1/p'
)

# 3. Call a function with the token as bearer.
curl --silent --show-error --fail-with-body "$FUNCTIONS_URL/getBalance" \
  --header "authorization: Bearer $ID_TOKEN" \
  --header 'content-type: application/json' \
  --data "{\"data\": {\"address\": \"$ADDRESS\", \"network\": \"sepolia\"}}"
# #endregion
