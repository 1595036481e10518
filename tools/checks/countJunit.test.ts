import { expect, test } from 'vitest';
import { countJunit } from './countJunit.ts';

test('counts passed, failed and skipped tests, and names failures', () => {
  const report = `<?xml version="1.0"?><testsuites><testsuite name="pytest" tests="5">
    <testcase classname="tests.test_a" name="test_one" time="0.1" />
    <testcase classname="tests.test_a" name="test_two" time="0.1"></testcase>
    <testcase classname="tests.test_a" name="test_three[&lt;html&gt;]" time="0.1"><failure message="1. Server error&#10;  [500] a &lt; b">
      a > b</failure></testcase>
    <testcase classname="tests.test_a" name="test_four" time="0.1"><error message="x">no fixture</error></testcase>
    <testcase classname="tests.test_a" name="test_five" time="0.1"><skipped message="x" /></testcase>
  </testsuite></testsuites>`;
  expect(countJunit(report, 'clients/python')).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      'clients/python: test_three[<html>]: 1. Server error [500] a < b',
      'clients/python: test_four: x',
    ],
  });
});
