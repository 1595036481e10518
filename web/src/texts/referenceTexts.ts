/** The words of the API reference on /documentation, around those of the contract itself. */
export const referenceTexts = {
  'reference.samples': 'Request in code',
  'reference.parameters': 'Parameters',
  'reference.parameters.none': 'It takes no parameters.',
  'reference.place.path': 'in the path',
  'reference.place.query': 'in the query',
  'reference.place.body': 'in the body',
  'reference.required': 'required',
  'reference.optional': 'optional',
  'reference.options': 'One of',
  'reference.example': 'For example',
  'reference.keyless': 'Needs no API key.',
  'reference.answer': 'The answer, with status 200',
  'reference.answer.sometimes': 'not always there',
  'reference.problems': 'What can go wrong',
  'reference.try': 'Try it',
  'reference.try.close': 'Close',
  'reference.try.about': '{action}: {method} {path}',
  'reference.try.title': 'Try {method} {path}',
  'reference.try.text':
    'The request goes from your browser to this deployment, counts against the limits of the key, and the samples above follow what you fill in.',
  'reference.try.key': 'API key',
  'reference.try.key.help': 'Kept only until you leave this page, and stored nowhere.',
  'reference.try.broadcast':
    'This is no rehearsal: a transaction that is accepted here goes to the network you name, moves its coins and cannot be called back.',
  'reference.try.send': 'Send request',
  'reference.try.sendTransaction': 'Broadcast transaction',
  'reference.try.sending': 'Waiting for the answer…',
  'reference.try.answered': 'Status {status} after {milliseconds} ms',
  'reference.try.headers': 'Headers of the answer',
  'reference.try.body': 'Body of the answer',
  'reference.try.explain': 'What {code} means',
  'reference.error.secret':
    'This looks like a recovery phrase or a private key. It belongs in no request, and was not sent.',
  'reference.error.noAnswer':
    'There was no answer. Check your connection, and that the key was copied whole, without other characters.',
} as const;
