#!/bin/sh
# Shown on the pages for developers, from one region mark to the other. tests/functions/samples.test.ts runs it.
set -eu

# #region shown
# API_KEY, AUTH_URL and FUNCTIONS_URL are the values of the deployment.

# 1. Sign in. The token is good for an hour.
ID_TOKEN=$(
  curl --silent --show-error --fail-with-body "$AUTH_URL/accounts:signInWithPassword?key=$API_KEY" \
    --header 'content-type: application/json' \
    --data "{\"email\": \"$EMAIL\", \"password\": \"$PASSWORD\", \"returnSecureToken\": true}" |
    sed -n 's/.*"idToken": *"\([^"]*\)".*/\1/p'
)

# 2. Call a function, with the token as bearer.
curl --silent --show-error --fail-with-body "$FUNCTIONS_URL/getBalance" \
  --header "authorization: Bearer $ID_TOKEN" \
  --header 'content-type: application/json' \
  --data "{\"data\": {\"address\": \"$ADDRESS\", \"network\": \"mainnet\"}}"
# #endregion
