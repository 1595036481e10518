/** Texts of the API reference on /documentation. Those of the endpoints are in the API description. */
export const referenceTexts = {
  'reference.samples': 'Code samples',
  'reference.parameters': 'Parameters',
  'reference.parameters.none': 'No parameters.',
  'reference.place.path': 'in the path',
  'reference.place.query': 'in the query',
  'reference.place.body': 'in the body',
  'reference.required': 'required',
  'reference.optional': 'optional',
  'reference.options': 'One of',
  'reference.example': 'For example',
  'reference.keyless': 'No API key needed.',
  'reference.answer': 'Response with status 200',
  'reference.answer.sometimes': 'not always present',
  'reference.problems': 'Errors',
  'reference.try': 'Try it',
  'reference.try.close': 'Close',
  'reference.try.about': '{action}: {method} {path}',
  'reference.try.title': 'Try {method} {path}',
  'reference.try.text':
    'Your browser sends the request to this deployment. It counts against the limits of the key. The samples above follow your input.',
  'reference.try.key': 'API key',
  'reference.try.key.help': 'Discarded when you leave this page, and never stored.',
  'reference.try.broadcast':
    'This is not a dry run: a transaction that is accepted here goes to the network you name, moves its coins and cannot be undone.',
  'reference.try.send': 'Send request',
  'reference.try.sendTransaction': 'Broadcast transaction',
  'reference.try.sending': 'Waiting for the answer…',
  'reference.try.answered': 'Status {status} after {milliseconds} ms',
  'reference.try.headers': 'Response headers',
  'reference.try.body': 'Response body',
  'reference.try.explain': 'What {code} means',
  'reference.error.secret':
    'This could be a recovery phrase or a private key. No request needs one, so it was not sent.',
  'reference.error.noAnswer':
    'There was no answer. Check your connection, and that you copied the whole key without other characters.',
} as const;
