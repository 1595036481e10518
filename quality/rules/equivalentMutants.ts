/** Mutants that no request can distinguish from the original rules, by name, each with the reason. */
export const equivalentMutants: Readonly<Record<string, string>> = {
  'function isSessionLive: exists(lock) → existsAfter':
    'No write that the rules allow changes a lock, so before and after are the same.',
  'function isSessionLive: get(lock) → getAfter':
    'No write that the rules allow changes a lock, so before and after are the same.',
  'function isReadOnly: exists(current) → existsAfter':
    'No write that the rules allow changes the switch, so before and after are the same.',
  'function isReadOnly: get(current) → getAfter':
    'No write that the rules allow changes the switch, so before and after are the same.',
  "function isDrilledNowOrAsBefore: null → 'x' (3)": 'Neither default is equal to the time of the request.',
  'match /api_keys/{id}, get: isSignedIn() → true':
    "The next condition reads the caller's id, which is an error without one and refuses as well.",
  'function hasExactly: data.keys().hasAll(fields) → true':
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  'function isUser: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  'function isPrimaryAfter: id is string → true':
    'What follows (matches, size, or the path) is an error for any other type, which refuses as well.',
  'function mayPointFromTo: before == null → false':
    'The id of no address leads to no document, which is not primary either.',
  "function mayPointFromTo: null → 'x'":
    'The id of no address leads to no document, which is not primary either.',
  'function isProfile: profile.verified is bool → true':
    'Any other type differs from the boolean that it is compared with, or makes its condition an error.',
  "function isProfile: profile.keys().hasAll(['id', 'verified']) → true":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isProfile: without 'id' of ['id', 'verified']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isProfile: without 'verified' of ['id', 'verified']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  'function isWalletAddress: data.watch_only is bool → true':
    'Any other type differs from the boolean that it is compared with, or makes its condition an error.',
  'function isWalletAddress: data.is_primary is bool → true':
    'Any other type differs from the boolean that it is compared with, or makes its condition an error.',
  'function isWalletAddress: data.address is string → true':
    'What follows (matches, size, or the path) is an error for any other type, which refuses as well.',
  'function isPlainText: text is string → true':
    'What follows (matches, size, or the path) is an error for any other type, which refuses as well.',
  'function isPlainLines: text is string → true':
    'What follows (matches, size, or the path) is an error for any other type, which refuses as well.',
  'function isContact: data.address is string → true':
    'What follows (matches, size, or the path) is an error for any other type, which refuses as well.',
  "function isContact: data.keys().hasAll(['user_id', 'name', 'address', 'network', 'created_at']) → true":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isContact: without 'user_id' of ['user_id', 'name', 'address', 'network', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isContact: without 'name' of ['user_id', 'name', 'address', 'network', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isContact: without 'address' of ['user_id', 'name', 'address', 'network', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isContact: without 'network' of ['user_id', 'name', 'address', 'network', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isContact: without 'created_at' of ['user_id', 'name', 'address', 'network', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  'function isToken: data.contract_address is string → true':
    'What follows (matches, size, or the path) is an error for any other type, which refuses as well.',
  'function isIssuedTo: get(/databases/$(database)/documents/issued_keys/$(id)) → getAfter':
    'No write that the rules allow changes an issued key, so before and after are the same.',
  'function isApiKey: data.key is string → true':
    'What follows (matches, size, or the path) is an error for any other type, which refuses as well.',
  "function isApiKey: data.keys().hasAll(['user_id', 'name', 'key', 'created_at']) → true":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isIssuedTo: request.time < issued.created_at + duration.value(1, 'h'): < → <=":
    'The two differ at one instant of the server’s clock, which no request can aim at.',
  "function isApiKey: without 'user_id' of ['user_id', 'name', 'key', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isApiKey: without 'name' of ['user_id', 'name', 'key', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isApiKey: without 'key' of ['user_id', 'name', 'key', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  "function isApiKey: without 'created_at' of ['user_id', 'name', 'key', 'created_at']":
    'A field that is missing makes the comparison of that field further down an error, which refuses as well.',
  'function hasScopes: data.scopes is list → true':
    'hasOnly is an error for what is no list, which refuses as well.',
  "function endsNoLater: after.get('expires_at', null) is timestamp → true":
    'The comparison with a time that follows is an error for any other type, and isApiKey asks for the type.',
  "function endsNoLater: null → 'x' (3)": 'Neither is a timestamp, which is all that is asked of it there.',
  'function endsNoLater: after.expires_at > request.time: > → >=':
    'The two differ at one instant of the server’s clock, which no request can aim at.',
  'match /wallet_addresses/{id}, get: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  'match /wallet_addresses/{id}, create: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  'function endsNoLater: after.expires_at < before.expires_at: < → <=':
    'An end that is equal has been allowed two lines above.',
  'match /transactions/{id}, get: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  'match /contacts/{id}, get: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  "function withoutNeeded: 'x' → 'xx'": 'One visible letter stands in as well as two.',
  "function withoutNeeded: 'x' → 'xx' (2)": 'One visible letter stands in as well as two.',
  "function withoutNeeded: 'x' → 'xx' (3)": 'One visible letter stands in as well as two.',
  "function withoutNeeded: 'x' → 'xx' (4)": 'One visible letter stands in as well as two.',
  "function withoutNeeded: 'x' → 'xx' (5)": 'One visible letter stands in as well as two.',
  'match /contacts/{id}, create: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  'match /contacts/{id}, update: isUser(resource.data.user_id) → true':
    'The check of the whole document that follows asks for the same owner.',
  'match /tokens/{id}, get: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  'match /tokens/{id}, create: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  'match /tokens/{id}, update: isUser(resource.data.user_id) → true':
    'The check of the whole document that follows asks for the same owner.',
  'match /api_keys/{id}, create: isSignedIn() → true':
    'The user id is read next: without a user that is an error, which refuses as well.',
  'match /api_keys/{id}, update: isUser(resource.data.user_id) → true':
    'The check of the whole document that follows asks for the same owner.',
};
