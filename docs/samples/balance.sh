#!/bin/sh
# Shown on the pages for developers, from one region mark to the other. tests/functions/samples.test.ts runs it.
set -eu

# #region shown
# EW_API_KEY is a key of the developer portal, EW_BASE_URL the address of the deployment.
curl --silent --show-error --fail-with-body --get "$EW_BASE_URL/api/v1/balance" \
  --header "Authorization: Bearer $EW_API_KEY" \
  --data-urlencode "address=$ADDRESS" \
  --data-urlencode 'network=mainnet'
# #endregion
